import { schemas } from '@pavilion/api-client/protocol';
import { toChangesFrame } from './toChangesFrame.ts';
import {
  CHANNELS,
  getFirstGame,
  createFullWorld,
  HOUR,
  NOW,
  runWorld,
  SECOND,
  createSmallWorld,
} from '@pavilion/sandbox-world/testing/worldFixtures';
import type { SportBoard, WireGame, WorldChanges } from '@pavilion/sandbox-world';

/** Applies changes in either form to a board, as a reference for `changesSince`. */
function applyChanges(board: SportBoard, worldChanges: WorldChanges, isCompact: boolean): SportBoard {
  const changes = toChangesFrame(worldChanges, worldChanges.from, isCompact);
  const games = new Map(board.games.map((game) => [game.gameId, structuredClone(game)]));
  for (const id of changes.removed) games.delete(id);
  for (const game of changes.added) games.set(game.gameId, game);
  for (const change of changes.games) Object.assign(games.get(change.gameId)!, change);
  const odds = new Map([...games.values()].flatMap((game) => game.odds.map((one) => [one.id, one] as const)));
  for (const [id, line, price, active, ver] of changes.prices)
    Object.assign(odds.get(id)!, { line, price, active, ver });
  const numbers = new Map([...odds.values()].map((one) => [one.n, one]));
  for (const [ver, ...pairs] of changes.compact ?? [])
    for (let at = 0; at < pairs.length; at += 2) {
      const [n, hundredths] = pairs.slice(at, at + 2) as [number, number];
      const price = (Math.abs(hundredths) / 100).toFixed(2);
      Object.assign(numbers.get(n)!, { price, active: hundredths > 0 ? 'Y' : 'N', ver });
    }
  return { ...board, cursor: changes.cursor, time: changes.time, games: [...games.values()] };
}

/** Serializes a match with sorted fields. `re_time` is cleared, because its seconds change without a message. */
const serializeGame = (game: WireGame) =>
  JSON.stringify({ ...game, re_time: '' }, Object.keys({ ...game, ...game.odds[0] }).sort());

const byId = (board: SportBoard) => new Map(board.games.map((game) => [game.gameId, game]));

describe('channels', () => {
  it('F-BET-13 changes in either form lead from a board to the next one, with growing versions', () => {
    const world = createSmallWorld();
    world.setSpeed(120);
    const own = `GAME.${getFirstGame(world, 'FT.RB').gameId}`;
    const channels = [...CHANNELS, 'TN.RB', 'BS.RB', 'VF.RB', 'ALL.RB', own];
    let boards = channels.map((channel) => world.board(channel, 'zh-tw'));
    let real = NOW;
    for (let round = 0; round < 6; round++) {
      real = runWorld(world, real, 3 * SECOND);
      boards = boards.map((board) => {
        const changes = world.changesSince(board.channel, board.cursor, 'zh-tw');
        if (changes === 'tooOld') throw new Error('The log does not reach back to the cursor.');
        expect(changes.from).toBe(board.cursor);
        const olds = new Map(board.games.flatMap((game) => game.odds.map(({ id, ver }) => [id, ver] as const)));
        for (const [id, , , , ver] of changes.prices) expect(ver).toBeGreaterThan(olds.get(id) ?? 0);
        const next = applyChanges(board, changes, round % 2 === 0);
        const truth = world.board(board.channel, 'zh-tw');
        expect(byId(next).size).toBe(byId(truth).size);
        for (const game of truth.games) {
          const mine = byId(next).get(game.gameId)!;
          expect(serializeGame(mine)).toBe(serializeGame(game));
        }
        return next;
      });
    }
  });

  it('changes match the schema', () => {
    const world = createSmallWorld();
    const from = world.cursor('FT.RB');
    world.setSpeed(60);
    runWorld(world, NOW, 20 * SECOND);
    const changes = world.changesSince('FT.RB', from, 'zh-cn');
    if (changes === 'tooOld') throw new Error('The log does not reach back to the cursor.');
    expect(changes.prices.length).toBeGreaterThan(50);
    expect(changes.added.length).toBeGreaterThan(0);
    expect(schemas['sport.changes'].response.safeParse(changes).error).toBeUndefined();
  });

  it('prices of live matches change every few seconds', () => {
    const world = createFullWorld();
    const from = world.cursor('FT.RB');
    runWorld(world, NOW, 15 * SECOND);
    const changes = world.changesSince('FT.RB', from, 'zh-cn');
    if (changes === 'tooOld') throw new Error('The log does not reach back to the cursor.');
    const moved = new Set(changes.prices.map(([id]) => id.split('.')[0]));
    expect(moved.size).toBeGreaterThan(50);
  });

  it('an unknown, future or expired cursor is too old', () => {
    const world = createSmallWorld();
    const cursor = world.cursor('FT.RB');
    expect(world.changesSince('FT.RB', cursor, 'zh-cn')).toMatchObject({ from: cursor, cursor, prices: [] });
    expect(world.changesSince('FT.RB', cursor + 1, 'zh-cn')).toBe('tooOld');
    expect(world.changesSince('FT.RB', 0, 'zh-cn')).toBe('tooOld');
    world.advance(2 * HOUR);
    expect(world.changesSince('FT.RB', cursor, 'zh-cn')).toBe('tooOld');
  });

  it('notify a listener of each changed channel once per tick until it unsubscribes', () => {
    const world = createSmallWorld();
    const notified: string[] = [];
    const leave = world.onChange((channel) => notified.push(channel));
    world.tick(NOW + 10 * SECOND);
    expect(new Set(notified).size).toBe(notified.length);
    expect(notified).toContain('FT.RB');
    leave();
    notified.length = 0;
    world.tick(NOW + 20 * SECOND);
    expect(notified).toEqual([]);
  });

  it('F-BET-16 move a match at kick-off from FT.FT to FT.RB with in-play markets', () => {
    const world = createSmallWorld();
    const game = getFirstGame(world, 'FT.FT');
    const [today, live] = [world.cursor('FT.FT'), world.cursor('FT.RB')];
    expect(world.kickOff(game.gameId)).toBe(true);
    expect(world.changesSince('FT.FT', today, 'zh-cn')).toMatchObject({ removed: [game.gameId], added: [] });
    const changes = world.changesSince('FT.RB', live, 'zh-cn');
    expect(changes).toMatchObject({ added: [{ gameId: game.gameId, isLive: 'Y', t_count: 0, sc_FT_H: '0' }] });
    expect(world.price(`${game.gameId}.R.0.H`)).toBeUndefined();
    expect(world.price(`${game.gameId}.RE.0.H`)?.active).toBe(true);
    expect(world.kickOff(game.gameId)).toBe(false);
  });
});
