import { schemas } from '@pavilion/api-client/protocol';
import {
  CHANNELS,
  collectEvents,
  getFirstGame,
  createFullWorld,
  HOUR,
  NOW,
  runWorld,
  SECOND,
  createSmallWorld,
} from './testing/worldFixtures.ts';

describe('createWorld', () => {
  const world = createFullWorld();

  it('creates at least 600 football and 200 basketball fixtures, with at least 60 football matches in play', () => {
    const { FT, BK } = world.counts();
    expect(FT.FU + FT.FT + FT.RB).toBeGreaterThanOrEqual(600);
    expect(BK.FU + BK.FT + BK.RB).toBeGreaterThanOrEqual(200);
    expect(FT.RB).toBeGreaterThanOrEqual(60);
    expect(BK.RB).toBeGreaterThan(5);
  });

  it.each(CHANNELS)('creates a board of %s that matches the schema', (channel) => {
    for (const langx of ['zh-cn', 'zh-tw'] as const) {
      const board = world.board(channel, langx);
      expect(board.games.length).toBeGreaterThan(5);
      expect(schemas['sport.board'].response.safeParse(board).error).toBeUndefined();
      const leagues = new Set(board.leagues.map(({ league_id }) => league_id));
      expect(board.games.every(({ league_id }) => leagues.has(league_id))).toBe(true);
      const ids = board.games.flatMap((game) => game.odds.map(({ id }) => id));
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  it('creates equal worlds for equal seeds', () => {
    const { games } = createSmallWorld().board('FT.RB', 'zh-cn');
    expect(createSmallWorld().board('FT.RB', 'zh-cn').games).toEqual(games);
    expect(createSmallWorld(NOW, 2).board('FT.RB', 'zh-cn').games).not.toEqual(games);
  });

  it('SPT-01 finds price and match of a bet', () => {
    const game = getFirstGame(world, 'FT.FT');
    const odds = game.odds[0]!;
    const view = world.price(odds.id)!;
    expect(view).toMatchObject({ w: 'R', r: 'H', line: odds.line, price: odds.price, active: true, ver: odds.ver });
    expect(view.match).toMatchObject({ gameId: game.gameId, status: 'scheduled', score: { home: 0, away: 0 } });
    expect(view.match.home.cn).toBe(game.team_h);
    expect(world.price('1.R.0.H')).toBeUndefined();
    expect(world.price('nonsense')).toBeUndefined();
    expect(world.match('1')).toBeUndefined();
  });

  it('returns an empty board for an unknown channel', () => {
    const board = world.board('XX.RB', 'zh-cn');
    expect(board.games).toEqual([]);
    expect(world.changesSince('XX.RB', board.cursor, 'zh-cn')).toMatchObject({ prices: [], removed: [] });
    expect(world.changesSince('XX.RB', 1, 'zh-cn')).toBe('tooOld');
  });

  it('D1 the front page has matches of several sports in play, and the next of today', () => {
    const { channel, games, leagues } = world.hot('zh-tw');
    const live = games.filter(({ showType }) => showType === 'RB');
    const today = games.filter(({ showType }) => showType === 'FT');
    expect(channel).toBe('HOT');
    expect([...world.hotIds()].sort()).toEqual(games.map(({ gameId }) => gameId).sort());
    expect(live.length).toBeGreaterThanOrEqual(8);
    expect(new Set(live.map(({ gameType }) => gameType)).size).toBeGreaterThanOrEqual(3);
    expect(live.every(({ isLive }) => isLive === 'Y')).toBe(true);
    expect(today.length).toBeGreaterThanOrEqual(20);
    expect(leagues.some(({ isFeatured }) => isFeatured)).toBe(true);
  });
});

describe('world time', () => {
  it('does not depend on the size of the ticks', () => {
    const [fine, coarse] = [createSmallWorld(), createSmallWorld()];
    const [fineEvents, coarseEvents] = [collectEvents(fine), collectEvents(coarse)];
    for (const world of [fine, coarse]) world.setSpeed(60);
    for (let real = NOW + 250; real <= NOW + 60 * SECOND; real += 250) fine.tick(real);
    for (let real = NOW + 7 * SECOND; real < NOW + 60 * SECOND; real += 7 * SECOND) coarse.tick(real);
    coarse.tick(NOW + 60 * SECOND);
    expect(fineEvents.length).toBeGreaterThan(15);
    expect(coarseEvents).toEqual(fineEvents);
  });

  it('keeps at least 60 football matches in play over 3 days', () => {
    const world = createFullWorld();
    const seen = Array.from({ length: 12 }, () => {
      world.advance(6 * HOUR);
      return world.counts();
    });
    expect(Math.min(...seen.map(({ FT }) => FT.RB))).toBeGreaterThanOrEqual(60);
    expect(Math.min(...seen.map(({ FT }) => FT.FT))).toBeGreaterThan(80);
    expect(Math.min(...seen.map(({ FT }) => FT.FU + FT.FT + FT.RB))).toBeGreaterThanOrEqual(600);
    expect(Math.min(...seen.map(({ BK }) => BK.FU + BK.FT + BK.RB))).toBeGreaterThanOrEqual(200);
    expect(Math.max(...seen.map(({ FT }) => FT.FU + FT.FT + FT.RB))).toBeLessThan(1000);
  });

  it('does not advance while the world is paused', () => {
    const world = createSmallWorld();
    world.pause();
    const cursors = CHANNELS.map((channel) => world.cursor(channel));
    runWorld(world, NOW, 20 * SECOND);
    expect(world.clock()).toEqual({ at: NOW, speed: 1, isPaused: true });
    expect(CHANNELS.map((channel) => world.cursor(channel))).toEqual(cursors);
    world.unpause();
    world.tick(NOW + 21 * SECOND);
    expect(world.clock().at).toBe(NOW + SECOND);
  });

  it('clamps the speed to 1 to 600 and never decreases', () => {
    const world = createSmallWorld();
    world.setSpeed(10_000);
    expect(world.clock().speed).toBe(600);
    world.tick(NOW - HOUR);
    expect(world.clock().at).toBe(NOW);
    world.setSpeed(-1);
    expect(world.clock().speed).toBe(1);
  });
});
