from __future__ import annotations

import pytest

from games.hybris.combats import going, stacked
from games.hybris.powers import permitted
from games.hybris.refusing import reasons
from games.hybris.table import Quest, boards, goods, holding, legal, play, quiet, table
from thesmos.core.ids import Seat
from thesmos.games.hybris.state import State

SHOWN = "cc-combo cc-stomping cc-battle-cry"
EPIC, SCYLLA, LADON = "quest-the-golden-fleece", "quest-scylla", "quest-ladon"


def moirai(*names: str, **changes: int) -> State:
    """Send Zeus to the Moirai, where these Quests lie face up."""
    quests = tuple(Quest(name) for name in names) + (None,) * (3 - len(names))
    return going(boards(goods(quiet(table()), 0, **changes), quests=quests), (0, "zeus"), "moirai", "space-moirai-3")


@pytest.mark.rule("HYBRIS-MOIRAI-02")
@pytest.mark.rule("HYBRIS-MOIRAI-25")
@pytest.mark.rule("HYBRIS-COMP-22")
def test_quests_that_cannot_be_chosen() -> None:
    """One that is not face up, one that asks for two unlocked tiles, an Epic one without a Player token."""
    state = play(moirai(EPIC, SCYLLA, LADON, marks=0), "quest")
    assert ["attempt quest-scylla"] == legal(state)
    assert ["all Player tokens of seat 0 are in use [COMP-22]"] == reasons(state, f"attempt {EPIC}")
    assert ["unlocked: at least 2 needed, 0 there [MOIRAI-25]"] == reasons(state, f"attempt {LADON}")
    assert ["quest-typhon is not face up [MOIRAI-02]"] == reasons(state, "attempt quest-typhon")


@pytest.mark.rule("HYBRIS-MOIRAI-03")
@pytest.mark.rule("HYBRIS-MOVE-06")
def test_the_moirai_without_a_quest() -> None:
    """With none face up, or none that can be chosen, the action is not there and nobody goes to the Moirai."""
    state = boards(goods(quiet(table()), 0, marks=0), quests=(Quest(EPIC), None, Quest(LADON)))
    both = f"{EPIC}: all Player tokens of seat 0 are in use; {LADON}: unlocked: at least 2 needed, 0 there"
    assert [f"no face-up Quest can be chosen: {both} [MOIRAI-02]"] == reasons(
        boards(moirai(SCYLLA, marks=0), quests=state.world.quests), "quest"
    )
    bare = boards(moirai(SCYLLA), quests=(None, None, None))
    assert ["no Quest is face up [MOIRAI-03]"] == reasons(bare, "quest")
    away = play(state, "activate zeus")
    assert ["zeus would find no space at moirai where it could act [MOVE-05]"] == reasons(away, "go to moirai")


@pytest.mark.rule("HYBRIS-MOIRAI-09")
def test_the_price_of_the_next_act() -> None:
    """Any card in hand; stopping is free."""
    state = holding(moirai(EPIC, believer=3), 0, hand="cc-combo cc-stomping")
    state = play(state, "quest", f"attempt {EPIC}")
    assert ["give up cc-combo", "give up cc-stomping", "go on"] == legal(state)
    assert ["cc-riposte is not in the hand [MOIRAI-09]"] == reasons(state, "give up cc-riposte")
    assert ["seat 0 must discard a card for the next act or stop [MOIRAI-09]"] == reasons(state, "no")


@pytest.mark.rule("HYBRIS-MOIRAI-15")
@pytest.mark.rule("HYBRIS-MOIRAI-16")
def test_cards_for_an_act() -> None:
    """Fire is asked for: Combo shows air alone, unless each card shows one more symbol of choice."""
    quest = Quest("quest-the-golden-fleece", (Seat(1), Seat(1)))
    state = holding(boards(moirai(SCYLLA), quests=(quest, None, None)), 0, hand="cc-combo cc-battle-cry")
    plain = play(state, "quest", f"attempt {EPIC}")
    assert ["cc-combo does not show fire, which is still missing [MOIRAI-16]"] == reasons(plain, "give up cc-combo")
    wild = play(permitted(state, 0, "wild_element"), "quest", f"attempt {EPIC}")
    assert ["give up cc-combo", "give up cc-battle-cry"] == legal(wild)
    assert ["cc-riposte is not in the hand [MOIRAI-16]"] == reasons(wild, "give up cc-riposte")
    quest = Quest(EPIC, (Seat(1), Seat(1), Seat(1)))
    state = play(holding(boards(state, quests=(quest, None, None)), 0, hand=SHOWN), "quest", f"attempt {EPIC}")
    assert ["show cc-combo", "show cc-stomping"] == legal(state)
    none = "cc-battle-cry does not show earth and air, which is still missing [MOIRAI-16]"
    assert [none] == reasons(state, "show cc-battle-cry")


@pytest.mark.rule("HYBRIS-COLISEUM-03")
def test_heroes_of_the_coliseum_who_have_left() -> None:
    """Calypso fights for somebody by now; without any Hero left nobody is dominated."""
    state = boards(stacked(quiet(table()), "tc-feint"), champions=("champion-medea",))
    state = going(state, (0, "zeus"), "coliseum", "space-coliseum-3")
    assert ["no Hero is left at the Coliseum [COLISEUM-03]"] == reasons(boards(state, champions=()), "dominate")
    state = play(state, "dominate")
    assert ["fight champion-medea"] == legal(state)
    assert ["champion-calypso is not at the Coliseum any more [COLISEUM-03]"] == reasons(
        state, "fight champion-calypso"
    )
