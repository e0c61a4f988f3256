"""`python -m thesmos` is the `thesmos` command."""

import sys

from thesmos.cli import main

if __name__ == "__main__":
    sys.exit(main())
