"""The table of contents of the effect language: which function carries out which verb."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from thesmos.core.ids import Seat
from thesmos.games.hybris import effects as fx
from thesmos.games.hybris.entries import Run
from thesmos.games.hybris.language import control, goods, pieces
from thesmos.games.hybris.state import State

VERBS: dict[type, Callable[[State, Seat, Any, Run], State]] = {
    fx.Gain: goods.gain,
    fx.Lose: goods.lose,
    fx.Pay: goods.pay,
    fx.Steal: goods.steal,
    fx.FillWell: goods.fill_well,
    fx.Draw: pieces.draw,
    fx.Discard: pieces.discard,
    fx.Recover: pieces.recover,
    fx.Remove: pieces.remove,
    fx.Defeat: pieces.defeat,
    fx.Recall: pieces.recall,
    fx.Look: pieces.look,
    fx.Refresh: pieces.refresh,
    fx.Mark: pieces.mark,
    fx.Perform: control.perform,
    fx.Choose: control.choose,
    fx.May: control.may,
    fx.If: control.when,
    fx.Repeat: control.repeat,
    fx.Lasting: control.lasting,
    fx.Fight: control.fight,
    fx.Win: control.win,
    fx.AddForce: control.add_force,
    fx.Cancel: control.cancel,
    fx.Modify: control.nothing,
    fx.Allow: control.nothing,
}
"""What carries out each verb. It is given the state with the list advanced on top, me, the step and the list before."""
