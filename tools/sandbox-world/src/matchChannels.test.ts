import { schemas } from '@pavilion/api-client/protocol';
import { isInPlay } from './settlement/isInPlay.ts';
import {
  getFirstGame,
  createFullWorld,
  HOUR,
  NOW,
  runWorld,
  SECOND,
  createSmallWorld,
} from './testing/worldFixtures.ts';
import type { MatchCounts, World } from './definitions/worldTypes.ts';

const SPORTS = ['FT', 'BK', 'TN', 'BS', 'VB', 'TT', 'SK', 'OP', 'VF'] as const;

describe('sports of the world', () => {
  const world = createFullWorld();

  it('SPT-02 all have matches today and in play, and ALL is the sum of the sports', () => {
    const counts = world.counts();
    for (const sport of SPORTS) {
      expect([sport, counts[sport].RB > 0, counts[sport].FT > 5]).toEqual([sport, true, true]);
      expect(counts[sport].FU > 0).toBe(sport !== 'VF');
    }
    expect(counts.FS.FSFT + counts.FS.FSFU).toBeGreaterThan(20);
    const sum = (show: keyof MatchCounts['FT']) => [...SPORTS, 'FS' as const].reduce((n, s) => n + counts[s][show], 0);
    for (const show of ['FU', 'FT', 'RB', 'FSFT', 'FSFU'] as const) expect(counts.ALL[show]).toBe(sum(show));
  });

  it.each(['TN.RB', 'BS.RB', 'VB.RB', 'TT.RB', 'SK.RB', 'OP.RB', 'VF.RB', 'FS.FSFU', 'ALL.RB', 'ALL.FSFU'])(
    'SPT-06 the board of %s matches the schema in both scripts',
    (channel) => {
      for (const langx of ['zh-cn', 'zh-tw'] as const) {
        const board = world.board(channel, langx);
        expect(board.games.length).toBeGreaterThan(0);
        expect(schemas['sport.board'].response.safeParse(board).error).toBeUndefined();
      }
    },
  );

  it.each([
    ['TN', ['sc_set_H', 'sc_game_H', 'sc_point_H', 'sc_parts', 'serve']],
    ['BS', ['sc_FT_H', 'sc_FT_A', 'inningNum', 'sc_parts', 'serve']],
    ['VB', ['sc_set_H', 'sc_game_H', 'sc_parts', 'serve']],
    ['TT', ['sc_set_H', 'sc_game_H', 'sc_parts', 'serve']],
    ['SK', ['sc_set_H', 'sc_game_H', 'sc_parts']],
    ['OP', ['sc_FT_H', 'sc_FT_C', 'sc_parts', 'sportName']],
    ['VF', ['sc_FT_H', 'sc_FT_C', 'rc_H']],
    ['BK', ['sc_FT_H', 'sc_FT_C', 'sc_parts']],
  ])('SPT-06 %s in play has the fields %j', (sport, fields) => {
    const games = world.board(`${sport}.RB`, 'zh-cn').games.filter(({ se_now }) => se_now !== '');
    for (const game of games) expect(Object.keys(game)).toEqual(expect.arrayContaining(fields));
    const parts = games.map(({ sc_parts = [] }) => sc_parts.flat().reduce((a, b) => a + b, 0));
    const totals = games.map(({ sc_FT_H, sc_FT_A, sc_FT_C }) => Number(sc_FT_H) + Number(sc_FT_A ?? sc_FT_C));
    if (fields.includes('sc_FT_H') && fields.includes('sc_parts')) expect(parts).toEqual(totals);
  });

  it('ALL contains only first lines of the main group', () => {
    const { games } = world.board('ALL.FT', 'zh-cn');
    expect(games.flatMap(({ odds }) => odds).filter(({ i }) => i > 0)).toEqual([]);
    expect(world.board('FT.FT', 'zh-cn').games.some(({ odds }) => odds.some(({ i }) => i > 0))).toBe(true);
  });
});

describe('channel of a match', () => {
  it('contains all markets, as many additional ones as the board states', () => {
    const world = createSmallWorld();
    for (const channel of ['FT.FT', 'FT.RB', 'BK.FT', 'TN.RB', 'BS.FT', 'OP.FT', 'VF.FT']) {
      const game = getFirstGame(world, channel);
      const [whole] = world.board(`GAME.${game.gameId}`, 'zh-cn').games;
      const onBoard = new Set(game.odds.map(({ w }) => w));
      const more = new Set(whole!.odds.map(({ w }) => w).filter((w) => !onBoard.has(w)));
      expect([channel, more.size]).toEqual([channel, game.marketCount]);
      expect(new Set(whole!.odds.map(({ id }) => id)).size).toBe(whole!.odds.length);
    }
    expect(world.board('GAME.1', 'zh-cn').games).toEqual([]);
  });

  it('updates additional prices only while it is read, and at once when it is read again', () => {
    const world = createSmallWorld();
    const { gameId } = getFirstGame(world, 'FT.RB');
    const channel = `GAME.${gameId}`;
    world.board(channel, 'zh-cn');
    const detail = (id: string) => /\.(RPD|RT|REO|RDC|RF|RTS)\./.test(id);
    let cursor = world.cursor(channel);
    const read = () => {
      const changes = world.changesSince(channel, cursor, 'zh-cn');
      if (changes === 'tooOld') throw new Error('The log does not reach back to the cursor.');
      cursor = changes.cursor;
      return changes.prices.filter(([id]) => detail(id));
    };
    let real = runWorld(world, NOW, 20 * SECOND);
    expect(read().length).toBeGreaterThan(10);
    real = runWorld(world, real, 40 * SECOND);
    read();
    const silent = world.board('FT.RB', 'zh-cn').games.find((game) => game.gameId === gameId);
    expect(silent?.odds.some(({ id }) => detail(id))).toBe(false);
    runWorld(world, real, 60 * SECOND);
    const fresh = world.price(`${gameId}.RT.0.T23`);
    expect(fresh).toMatchObject({ w: 'RT', r: 'T23', line: '' });
    expect(read().length).toBeGreaterThan(0);
  });

  it('finds an additional price for a bet without a reader', () => {
    const world = createSmallWorld();
    const { gameId } = getFirstGame(world, 'FT.FT');
    expect(world.price(`${gameId}.PD.0.H1C0`)).toMatchObject({ active: true, w: 'PD', r: 'H1C0', line: '' });
    expect(world.price(`${gameId}.PD.0.H9C9`)).toBeUndefined();
  });

  it('sends the match again at kick-off with in-play markets', () => {
    const world = createSmallWorld();
    const { gameId } = getFirstGame(world, 'FT.FT');
    const { cursor } = world.board(`GAME.${gameId}`, 'zh-cn');
    world.kickOff(gameId);
    const changes = world.changesSince(`GAME.${gameId}`, cursor, 'zh-cn');
    expect(changes).toMatchObject({ removed: [], added: [{ gameId, showType: 'RB' }] });
    const plays = changes === 'tooOld' ? [] : changes.added[0]!.odds.map(({ w }) => w);
    expect(new Set(plays)).toEqual(new Set([...plays].filter((w) => /^(R|HR)[A-Z]/.test(w))));
    expect(plays).toContain('RPD');
  });

  it('contains only in-play markets after a jump over the kick-off', () => {
    const world = createSmallWorld();
    const waiting = world.board('FT.FT', 'zh-cn').games.filter(({ startTime }) => startTime < NOW + HOUR);
    for (const { gameId } of waiting) world.board(`GAME.${gameId}`, 'zh-cn');
    world.advance(HOUR);
    const started = waiting.flatMap(({ gameId }) => world.board(`GAME.${gameId}`, 'zh-cn').games);
    const live = started.filter(({ gameStatus }) => gameStatus === 'live' || gameStatus === 'halftime');
    expect(live.length).toBeGreaterThan(0);
    const plays = [...new Set(live.flatMap(({ odds }) => odds.map(({ w }) => w)))];
    expect(plays.filter((w) => !isInPlay(w))).toEqual([]);
    expect(plays).toContain('RPD');
  });
});

describe('planLoad', () => {
  it('adds youth football in play and leaves the other fixtures unchanged', () => {
    const [usual, loaded] = [createFullWorld(), createFullWorld(400)];
    const { RB } = loaded.counts().ALL;
    expect(RB).toBeGreaterThan(340);
    expect(RB).toBeLessThan(480);
    const ids = new Set(loaded.board('FT.RB', 'zh-cn').games.map(({ gameId }) => gameId));
    expect(usual.board('FT.RB', 'zh-cn').games.every(({ gameId }) => ids.has(gameId))).toBe(true);
    const tennis = ({ board }: World) =>
      board('TN.RB', 'zh-cn').games.map(({ gameId, sc_parts }) => ({ gameId, sc_parts }));
    expect(tennis(loaded)).toEqual(tennis(usual));
  });
});
