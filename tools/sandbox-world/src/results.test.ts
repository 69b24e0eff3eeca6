import { createWorld } from './createWorld.ts';
import {
  collectEvents,
  getFirstGame,
  createFullWorld,
  HOUR,
  findLiveGame,
  NOW,
  SECOND,
  createSmallWorld,
} from './testing/worldFixtures.ts';
import { VOID_CODES } from './definitions/voidCodes.ts';

describe('results', () => {
  it('a cancelled goal restores the score, suspends the prices and emits an event with the goal', () => {
    const world = createSmallWorld();
    const { gameId } = findLiveGame(world);
    const { score } = world.match(gameId)!;
    const events = collectEvents(world);
    world.goal(gameId, 'H');
    world.tick(NOW + 40 * SECOND);
    events.length = 0;
    expect(world.cancelGoal(gameId, 'H')).toBe(true);
    expect(world.match(gameId)!.score.home).toBe(score.home);
    expect(events).toMatchObject([
      { kind: 'goalCancelled', side: 'H', at: NOW + 40 * SECOND, goal: { at: NOW, realAt: NOW }, match: { gameId } },
    ]);
    expect(world.game(gameId, 'zh-cn')!.odds.every(({ active }) => active === 'N')).toBe(true);
    const again = createWorld({ seed: 1, now: NOW + 40 * SECOND, snapshot: world.snapshot() });
    expect(again.match(gameId)).toEqual(world.match(gameId));
  });

  it('cancelGoal returns false without a goal', () => {
    const world = createSmallWorld();
    const game = world
      .board('FT.RB', 'zh-cn')
      .games.find(({ sc_FT_H, gameStatus }) => sc_FT_H === '0' && gameStatus === 'live')!;
    expect(world.cancelGoal(game.gameId, 'H')).toBe(false);
  });

  it('correct changes the result of an ended match, also after it has left the board', () => {
    const world = createSmallWorld();
    const { gameId } = findLiveGame(world);
    expect(world.correct(gameId, { home: 1, away: 0 })).toBe(false);
    world.end(gameId, { home: 2, away: 1 }, { home: 1, away: 0 });
    world.advance(HOUR);
    const events = collectEvents(world);
    expect(world.correct(gameId, { home: 1, away: 1 })).toBe(true);
    expect(events).toMatchObject([
      { kind: 'corrected', match: { score: { home: 1, away: 1 }, halfTimeScore: { home: 1, away: 0 } } },
    ]);
    expect(world.correct(gameId, { home: 1, away: 1 }, { home: 2, away: 0 })).toBe(false);
  });

  it.each([
    ['FT', { home: 1, away: 1 }],
    ['TN', { home: 0, away: 2 }],
  ])('F-SRV-04 %s keeps its corrected result after a restart', (sport, result) => {
    const world = createSmallWorld();
    const { gameId } = getFirstGame(world, `${sport}.RB`);
    world.end(gameId, { home: 2, away: 0 });
    world.correct(gameId, result);
    const restored = createWorld({ seed: 1, now: NOW, snapshot: world.snapshot() });
    expect(restored.match(gameId)).toEqual(world.match(gameId));
    expect(restored.match(gameId)).toMatchObject(sport === 'FT' ? { score: result } : { sets: result });
  });

  it.each(['TN', 'VB', 'SK'])('%s ends with the sets of the console and matching parts', (sport) => {
    const world = createSmallWorld();
    const { gameId } = getFirstGame(world, `${sport}.FT`);
    expect(world.end(gameId, { home: 9, away: 0 })).toBe(false);
    expect(world.goal(gameId, 'H')).toBe(false);
    expect(world.end(gameId, { home: 2, away: 1 })).toBe(true);
    const { sets, parts = [] } = world.match(gameId)!;
    expect(sets).toEqual({ home: 2, away: 1 });
    expect(parts.filter(({ home, away }) => home > away)).toHaveLength(2);
    expect(parts).toHaveLength(3);
  });

  it('a match can be voided with each code of §3', () => {
    const world = createSmallWorld();
    const games = world.board('FT.FU', 'zh-cn').games;
    VOID_CODES.forEach((code, k) => {
      const { gameId } = games[k]!;
      expect(world.void(gameId, code)).toBe(true);
      expect(world.match(gameId)).toMatchObject({ voidCode: code, status: 'postponed' });
    });
  });

  it('a few matches are postponed, abandoned or have cancelled goals', () => {
    const world = createFullWorld();
    const events = collectEvents(world);
    for (let k = 0; k < 6; k++) world.advance(HOUR);
    const kinds = (kind: string) => events.filter((event) => event.kind === kind);
    expect(kinds('goalCancelled').length).toBeGreaterThan(4);
    const codes = kinds('voided').map(({ match }) => match.voidCode);
    expect(codes.length).toBeGreaterThan(0);
    expect(codes.length).toBeLessThan(0.03 * kinds('ended').length);
    for (const { goal, at, side, match } of kinds('goalCancelled')) {
      expect(at - goal!.at).toBeGreaterThanOrEqual(45 * SECOND);
      expect(match.score[side === 'H' ? 'home' : 'away']).toBeGreaterThanOrEqual(0);
    }
  });
});

describe('outright markets', () => {
  const world = createSmallWorld();
  const market = getFirstGame(world, 'FS.FSFU');

  it('have a sport, names in both scripts and one price per runner', () => {
    expect(market).toMatchObject({ gameType: 'FS', showType: 'FSFU', team_c: '', isLive: 'N' });
    expect(market.championOf).toMatch(/^(FT|BK|TN|BS|VB|TT|SK|OP)$/);
    expect(market.team_h.endsWith('冠军')).toBe(true);
    expect(world.game(market.gameId, 'zh-tw')!.team_h.endsWith('冠軍')).toBe(true);
    expect(market.odds.map(({ r }) => r)).toEqual(market.odds.map((_, k) => String(k + 1)));
    expect(market.odds.every(({ name, w, line }) => name && w === 'FS' && line === '')).toBe(true);
    expect(world.price(market.odds[0]!.id)?.name?.cn).toBe(market.odds[0]!.name);
    const sum = market.odds.reduce((total, { price }) => total + 1 / (1 + Number(price)), 0);
    expect(sum).toBeGreaterThan(1.12);
    expect(sum).toBeLessThan(1.17);
  });

  it('have slowly drifting prices', () => {
    const other = createSmallWorld();
    const prices = () => other.game(market.gameId, 'zh-cn')!.odds.map(({ price }) => Number(price));
    const before = prices();
    other.advance(6 * HOUR);
    other.tick(NOW + 600 * SECOND);
    const ratios = prices().map((price, k) => price / before[k]!);
    expect(ratios.some((ratio) => ratio !== 1)).toBe(true);
    expect(Math.max(...ratios)).toBeLessThan(1.4);
    expect(Math.min(...ratios)).toBeGreaterThan(0.7);
  });

  it('end when the console sets the winner', () => {
    const events = collectEvents(world);
    expect(world.winner(market.gameId, '99')).toBe(false);
    expect(world.end(market.gameId, { home: 1, away: 0 })).toBe(false);
    expect(world.winner(market.gameId, '3')).toBe(true);
    expect(events).toMatchObject([{ kind: 'ended', match: { gameId: market.gameId, winner: '3', status: 'ended' } }]);
    expect(world.game(market.gameId, 'zh-cn')).toBeUndefined();
    expect(world.winner(market.gameId, '1')).toBe(false);
  });

  it('end at their time, when the next market opens', () => {
    const other = createSmallWorld();
    const [first] = other.board('FS.FSFT', 'zh-cn').games;
    const events = collectEvents(other);
    const markets = other.counts().ALL.FSFT + other.counts().ALL.FSFU;
    other.advance(first!.startTime - NOW);
    expect(events.filter(({ gameId }) => gameId === first!.gameId)).toMatchObject([{ kind: 'ended' }]);
    expect(Number(other.match(first!.gameId)!.winner)).toBeGreaterThan(0);
    expect(other.counts().ALL.FSFT + other.counts().ALL.FSFU).toBe(markets);
  });
});
