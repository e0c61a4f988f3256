"""Packages that only parts of the simulation need."""

from __future__ import annotations

from thesmos.core.errors import MissingExtraError


def need_rich() -> None:
    """See to it that rich can be imported.

    Raises:
        MissingExtraError: it is not installed; says what to install.
    """
    try:
        import rich  # noqa: F401, PLC0415 - an extra, needed only to draw tables and progress bars
    except ModuleNotFoundError:
        raise MissingExtraError('tables and progress bars need rich: pip install "thesmos[cli]"') from None
