from __future__ import annotations

import pytest

from games.rixus.table import allowed, answer, fight, left, legal, play, player, refused, spoils, table
from thesmos.core.game import Outcome
from thesmos.games.rixus.game import GAME
from thesmos.games.rixus.state import State


def won_by(state: State) -> tuple[int, ...]:
    """Return the winners of a finished game; () while it goes on."""
    outcome = GAME.outcome(state)
    assert (outcome is not None) == (legal(state) == [])
    return () if outcome is None else outcome.winners


def end(state: State) -> Outcome:
    """Return how the game ended."""
    outcome = GAME.outcome(state)
    assert outcome is not None
    return outcome


@pytest.mark.rule("RIXUS-VICTORY-01")
@pytest.mark.parametrize("tokens", [3, 4])
def test_three_tokens_win_at_the_beginning_of_the_own_turn(tokens: int) -> None:
    """Who begins a turn with 3 tokens, or more, has won."""
    state = play(table(player(), player(spoils=tokens), deck="squire"), "end turn")
    assert (1,) == won_by(state)
    assert "RIXUS-VICTORY-01" == end(state).rule
    assert (0, tokens) == end(state).scores


@pytest.mark.rule("RIXUS-VICTORY-01")
def test_two_tokens_do_not_win() -> None:
    """2 tokens are not enough."""
    assert (1, 2) == left(play(table(player(), player(spoils=2)), "end turn"))


@pytest.mark.rule("RIXUS-VICTORY-01")
def test_the_third_token_must_be_held_for_a_round() -> None:
    """A third token taken in the own turn wins only when that player's next turn begins."""
    state = fight(table(player(army="paladin", spoils=2), player(), player(), camp="imp imp", deck="squire"))
    assert (3, 0, 0) == spoils(state)
    assert () == won_by(state)
    state = play(state, "end turn")
    assert () == won_by(state)
    assert (0,) == won_by(play(state, "end turn"))


@pytest.mark.rule("RIXUS-VICTORY-01")
def test_a_third_token_amid_the_own_turn_does_not_win_yet() -> None:
    """A war amid the own turn that brings the third token does not end the game: the turn goes on."""
    champion = "paladin pilgrimage pilgrimage pilgrimage"
    state = table(player(army=champion, spoils=2), player(), deck="imp", camp="imp imp imp imp")
    state = answer(play(state, "draw"))
    assert ((3, 0), ()) == (spoils(state), won_by(state))
    assert (0, 1) == left(state)


@pytest.mark.rule("RIXUS-VICTORY-01")
def test_a_token_won_in_another_turn_counts_when_the_own_turn_begins() -> None:
    """A third token from a war that the player before declared wins as soon as the own turn begins."""
    state = fight(table(player(), player(army="paladin", spoils=2), player(), camp="imp imp"))
    assert (1,) == won_by(state)


@pytest.mark.rule("RIXUS-VICTORY-01")
@pytest.mark.rule("RIXUS-EFFECT-08")
def test_the_third_token_can_be_plundered_before() -> None:
    """If another player plunders in between, the turn begins with 2 tokens and the game goes on."""
    state = fight(table(player(army="paladin", spoils=2), player("plunder"), camp="imp imp", deck="squire"))
    state = play(state, "play plunder on seat 0", "end turn")
    assert (2, 0) == spoils(state)
    assert () == won_by(state)
    assert (0, 2) == left(state)


@pytest.mark.rule("RIXUS-VICTORY-02")
@pytest.mark.parametrize(("turn", "winner"), [(0, 1), (1, 2), (2, 0)])
def test_only_the_player_whose_turn_begins_is_checked(turn: int, winner: int) -> None:
    """With 3, 3 and 5 tokens at the table the player whose turn begins wins alone, most tokens or not."""
    state = play(table(player(spoils=3), player(spoils=3), player(spoils=5), turn=turn), "end turn")
    assert (winner,) == won_by(state)


@pytest.mark.rule("RIXUS-VICTORY-02")
def test_others_with_three_tokens_wait_for_their_turn() -> None:
    """Seat 2 with 3 tokens has not won while it is seat 1's turn to begin."""
    state = play(table(player(spoils=3), player(spoils=2), player(spoils=3)), "end turn")
    assert () == won_by(state)
    assert (1, 2) == left(state)


OVER = {
    "RIXUS-VICTORY-01": table(player("squire"), player(spoils=3), deck="squire", camp="imp imp"),
    "RIXUS-VICTORY-03": table(player("squire"), player(spoils=2), deck="squire", camp="imp imp", idle=5),
}
"""For each rule that ends a game, a table where it does when the turn ends."""


@pytest.mark.rule("RIXUS-VICTORY-01")
@pytest.mark.rule("RIXUS-VICTORY-03")
@pytest.mark.parametrize("rule", OVER)
def test_a_finished_game_allows_nothing(rule: str) -> None:
    """After the end no action is possible any more."""
    state = play(OVER[rule], "end turn")
    assert rule == end(state).rule
    assert [] == legal(state)
    assert not [text for text in ("draw", "end turn", "declare war", "play squire") if allowed(state, text)]


@pytest.mark.rule("RIXUS-VICTORY-01")
@pytest.mark.rule("RIXUS-VICTORY-03")
@pytest.mark.parametrize("rule", OVER)
def test_after_the_end_the_rule_that_ended_the_game_forbids_everything(rule: str) -> None:
    """Whatever is tried after the end is refused by the rule by which the game ended."""
    state = play(OVER[rule], "end turn")
    for text in ("draw", "end turn", "declare war", "play squire"):
        assert {rule} == refused(state, text)


@pytest.mark.rule("RIXUS-WAR-11")
@pytest.mark.rule("RIXUS-VICTORY-01")
def test_tokens_of_the_monsters_win_nothing() -> None:
    """A fourth token of the monsters is counted like the others, and the game goes on."""
    state = fight(table(player(), player(), camp="imp imp", tokens=3))
    assert 4 == state.camp.spoils
    assert () == won_by(state)
    assert (1, 2) == left(state)


@pytest.mark.rule("RIXUS-VICTORY-03")
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_three_idle_rounds_are_a_draw(seats: int) -> None:
    """When everybody ended three turns in a row without any action the game is over, and not a turn before."""
    state = play(table(*[player()] * seats, deck="squire"), *["end turn"] * (3 * seats - 1))
    assert () == won_by(state)
    state = play(state, "end turn")
    assert tuple(range(seats)) == won_by(state)
    assert "RIXUS-VICTORY-03" == end(state).rule


@pytest.mark.rule("RIXUS-VICTORY-03")
def test_the_draw_is_between_those_with_most_tokens() -> None:
    """Of 1, 2, 0 and 2 tokens the two players with 2 share the first place, and the monsters' 3 don't matter."""
    state = table(player(spoils=1), player(spoils=2), player(), player(spoils=2), idle=11, tokens=3)
    outcome = end(play(state, "end turn"))
    assert ((1, 3), (0,), (2,)) == outcome.ranking
    assert (1, 2, 0, 2) == outcome.scores


@pytest.mark.rule("RIXUS-VICTORY-03")
@pytest.mark.parametrize("line", [("draw", "end turn"), ("play squire", "end turn"), ("declare war",)])
def test_any_action_starts_the_count_anew(line: tuple[str, ...]) -> None:
    """A turn with one action, whichever it is, breaks the row of idle turns: the count begins again after it."""
    state = table(player("squire"), player(), deck="knight knight", camp="imp imp", idle=5)
    state = answer(play(state, *line))
    assert () == won_by(state)
    state = play(state, *["end turn"] * 5)
    assert () == won_by(state)
    assert (0, 1) == won_by(play(state, "end turn"))


@pytest.mark.rule("RIXUS-VICTORY-03")
def test_a_discard_is_no_action() -> None:
    """A turn in which a player only discards down to 5 is idle all the same."""
    state = table(player("squire squire archer ranger knight knight"), player(), deck="imp", idle=5)
    assert (0, 1) == won_by(play(state, "end turn", "discard squire"))


@pytest.mark.rule("RIXUS-VICTORY-03")
def test_answering_a_war_is_no_action_of_a_turn() -> None:
    """Joining a war in another's turn does not make the own turn one with an action; the war breaks the row itself."""
    state = answer(play(table(player(), player(), camp="imp imp", idle=4), "declare war"))
    state = play(state, *["end turn"] * 5)
    assert () == won_by(state)
    assert (0, 1) == won_by(play(state, "end turn"))
