import { sessionActions } from '@pavilion/site-contract';
import { createGame } from '../testing/createGame.ts';
import { gamesActions, gamesReducer, isStarred, selectGames, type GamesState } from './gamesSlice.ts';

const game = createGame();
const starred = createGame({ gameCode: 'G-2', isFavourite: true });
const none: GamesState = { favourites: {} };
const reduce = (...actions: readonly Parameters<typeof gamesReducer>[1][]) => actions.reduce(gamesReducer, none);
const { starToggled, starConfirmed, starRefused } = gamesActions;

describe('stars of games', () => {
  it('GAM-01 a changed star is shown at once, and confirmed with the response', () => {
    const toggled = reduce(starToggled(game));
    expect(toggled.favourites).toEqual({ 'BGDZ-0001': { game, isWanted: true, isConfirmed: false } });
    expect(gamesReducer(toggled, starConfirmed({ game, isFavourite: true })).favourites).toEqual({
      'BGDZ-0001': { game, isWanted: true, isConfirmed: true },
    });
  });

  it('GAM-01 a star that was read is removed by a change, and set again by the next', () => {
    expect(reduce(starToggled(starred)).favourites['G-2']).toEqual({
      game: starred,
      isWanted: false,
      isConfirmed: true,
    });
    expect(reduce(starToggled(starred), starToggled(starred)).favourites['G-2']?.isWanted).toBe(true);
  });

  it('GAM-01 a change keeps the stars of other games', () => {
    expect(Object.keys(reduce(starToggled(game), starToggled(starred)).favourites)).toEqual(['BGDZ-0001', 'G-2']);
  });

  it('GAM-01 a refusal restores the star that was confirmed last', () => {
    expect(reduce(starToggled(starred), starRefused(starred)).favourites['G-2']?.isWanted).toBe(true);
    const confirmed = starConfirmed({ game, isFavourite: true });
    const state = reduce(starToggled(game), confirmed, starToggled(game), starRefused(game));
    expect(state.favourites['BGDZ-0001']).toEqual({ game, isWanted: true, isConfirmed: true });
    expect(reduce(starRefused(starred)).favourites['G-2']?.isWanted).toBe(true);
  });

  it('F-API-28 a logout removes all changes', () => {
    expect(reduce(starToggled(game), sessionActions.loggedOut({ reason: 'player' }))).toEqual(none);
  });

  it.each([
    [game, none, false],
    [starred, none, true],
    [game, reduce(starToggled(game)), true],
    [starred, reduce(starToggled(starred)), false],
  ])('GAM-01 a game is a favourite by its latest change, otherwise as read (row %#)', (given, state, expected) => {
    expect(isStarred(state, given)).toBe(expected);
  });

  it('there are no changes before the slice is loaded', () => {
    expect(selectGames({} as Parameters<typeof selectGames>[0])).toEqual(none);
  });
});
