import {
  collectEvents,
  getFirstGame,
  HOUR,
  findLiveGame,
  NOW,
  runWorld,
  SECOND,
  createSmallWorld,
} from './testing/worldFixtures.ts';

describe('match commands', () => {
  it('F-BET-07 a goal changes the score, emits an event and suspends all prices for 8 to 15 s', () => {
    const world = createSmallWorld();
    const events = collectEvents(world);
    const game = findLiveGame(world);
    const before = world.match(game.gameId)!.score;
    expect(world.goal(game.gameId, 'C')).toBe(true);
    expect(world.match(game.gameId)!.score).toEqual({ home: before.home, away: before.away + 1 });
    expect(events[0]).toMatchObject({ kind: 'goal', side: 'C', gameId: game.gameId });
    const isClosed = () => world.game(game.gameId, 'zh-cn')!.odds.every(({ active }) => active === 'N');
    runWorld(world, NOW, 7.5 * SECOND);
    expect(isClosed()).toBe(true);
    runWorld(world, NOW + 7.5 * SECOND, 9 * SECOND);
    expect(isClosed()).toBe(false);
  });

  it('suspend lasts until resume, through kick-off and repricing', () => {
    const world = createSmallWorld();
    const { gameId } = getFirstGame(world, 'FT.FT');
    const open = () => world.game(gameId, 'zh-cn')!.odds.filter(({ active }) => active === 'Y').length;
    expect(world.suspend(gameId)).toBe(true);
    expect(open()).toBe(0);
    world.kickOff(gameId);
    runWorld(world, NOW, 30 * SECOND);
    expect(open()).toBe(0);
    world.resume(gameId);
    expect(open()).toBeGreaterThan(5);
  });

  it('end fixes the score, closes the prices and removes the match later', () => {
    const world = createSmallWorld();
    const events = collectEvents(world);
    const { gameId } = findLiveGame(world);
    expect(world.end(gameId, { home: 3, away: 1 }, { home: 4, away: 0 })).toBe(false);
    expect(world.end(gameId, { home: 3, away: 1 }, { home: 1, away: 0 })).toBe(true);
    expect(events).toHaveLength(1);
    expect(events[0]).toMatchObject({
      kind: 'ended',
      match: { status: 'ended', score: { home: 3, away: 1 }, halfTimeScore: { home: 1, away: 0 } },
    });
    expect(world.game(gameId, 'zh-cn')!.odds.every(({ active }) => active === 'N')).toBe(true);
    expect(world.end(gameId)).toBe(false);
    expect(world.goal(gameId, 'H')).toBe(false);
    runWorld(world, NOW, 100 * SECOND);
    expect(world.game(gameId, 'zh-cn')).toBeUndefined();
    expect(world.match(gameId)?.status).toBe('ended');
    expect(events.filter((event) => event.gameId === gameId)).toHaveLength(1);
  });

  it.each([
    ['FT.FT', 'DD', 'postponed'],
    ['FT.RB', 'DF', 'abandoned'],
  ] as const)('a match of %s voided with %s is %s', (channel, code, status) => {
    const world = createSmallWorld();
    const events = collectEvents(world);
    const { gameId } = getFirstGame(world, channel);
    expect(world.void(gameId, code)).toBe(true);
    expect(events).toMatchObject([{ kind: 'voided', match: { status, voidCode: code } }]);
    world.advance(6 * HOUR);
    expect(events.filter((event) => event.gameId === gameId)).toHaveLength(1);
    expect(world.void(gameId, code)).toBe(false);
  });
});
