"""Laws about what a state is made of."""

from __future__ import annotations

from thesmos.core.purity import find_impure
from thesmos.testing.laws.law import MomentLaw, Verdict
from thesmos.testing.walk import Moment


def _is_data(moment: Moment) -> Verdict:
    found = find_impure(moment.state)
    return f"{found} can be changed or is not data" if found else ""


LAWS = (MomentLaw("states-are-data", "a state is made of values alone", _is_data, 20),)
