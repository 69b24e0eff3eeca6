import { schemas } from '@pavilion/api-client/protocol';
import { createFullWorld } from '@pavilion/sandbox-world/testing/worldFixtures';
import type { SportBoard, WireOdds } from '@pavilion/sandbox-world';
import { packBoard } from './packBoard.ts';

/** Converts the packed prices of a match back to named ones. */
function named({ shapes = [], lines = [] }: SportBoard, gameId: string, packed: readonly number[]): WireOdds[] {
  return (shapes[packed[0]!] ?? []).map(([w, r, i, name], at) => {
    const [n = 0, hundredths = 0, ver = 0, line = 0] = packed.slice(1 + at * 4, 5 + at * 4);
    return {
      id: `${gameId}.${w}.${i}.${r}`,
      w,
      r,
      i,
      line: lines[line] ?? '?',
      ver,
      n,
      price: (Math.abs(hundredths) / 100).toFixed(2),
      active: hundredths > 0 ? 'Y' : 'N',
      ...(name === undefined ? {} : { name }),
    };
  });
}

describe('packBoard', () => {
  const world = createFullWorld();

  it.each(['ALL.RB', 'ALL.FT', 'ALL.FU', 'ALL.FSFU'])('SPT-09 keeps all data of the board %s', (channel) => {
    for (const langx of ['zh-cn', 'zh-tw'] as const) {
      const board = world.board(channel, langx);
      const packed = packBoard(board);
      expect(packed.games.every(({ odds }) => odds.length === 0)).toBe(true);
      const games = packed.games.map(({ packed: numbers, ...game }) => ({
        ...game,
        odds: named(packed, game.gameId, numbers ?? []),
      }));
      expect({ ...board, games }).toEqual(board);
    }
  });

  it('SPT-09 matches the schema, stores each shape and line once, and is less than half as long', () => {
    const board = world.board('ALL.FT', 'zh-cn');
    const packed = packBoard(board);
    expect(schemas['sport.board'].response.safeParse(packed).error).toBeUndefined();
    for (const list of [packed.shapes!, packed.lines!])
      expect(new Set(list.map((one) => JSON.stringify(one))).size).toBe(list.length);
    expect(JSON.stringify(packed).length).toBeLessThan(JSON.stringify(board).length / 2);
  });

  it.each<[string, Partial<WireOdds>]>([
    ['has an unusual id', { id: 'stray' }],
    ['has no number', { n: 0 }],
    ['is 0.00', { price: '0.00' }],
  ])('does not pack a match with a price that %s', (_, odd) => {
    const board = world.board('FT.FT', 'zh-cn');
    const [first, ...rest] = board.games;
    const [price, ...prices] = first!.odds;
    const game = { ...first!, odds: [{ ...price!, ...odd }, ...prices] };
    expect(packBoard({ ...board, games: [game, ...rest] }).games[0]).toBe(game);
  });
});
