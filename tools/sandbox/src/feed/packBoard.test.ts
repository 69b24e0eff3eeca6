import { schemas } from '@pavilion/api-client/protocol';
import { fullWorld } from '@pavilion/sandbox-world/testing/worldFixtures';
import type { SportBoard, WireOdds } from '@pavilion/sandbox-world';
import { packBoard } from './packBoard.ts';

/** The prices of a packed match by name again. */
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

describe('a packed board', () => {
  const world = fullWorld();

  it.each(['ALL.RB', 'ALL.FT', 'ALL.FU', 'ALL.FSFU'])('SPT-09 of %s tells all that the named one tells', (channel) => {
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

  it('SPT-09 fits the wire, has each shape and line once, and is a fraction as long', () => {
    const board = world.board('ALL.FT', 'zh-cn');
    const packed = packBoard(board);
    expect(schemas['sport.board'].response.safeParse(packed).error).toBeUndefined();
    for (const list of [packed.shapes!, packed.lines!])
      expect(new Set(list.map((one) => JSON.stringify(one))).size).toBe(list.length);
    expect(JSON.stringify(packed).length).toBeLessThan(JSON.stringify(board).length / 2);
  });

  it.each<[string, Partial<WireOdds>]>([
    ['is named by a name of its own', { id: 'stray' }],
    ['has no number', { n: 0 }],
    ['is none', { price: '0.00' }],
  ])('leaves a match as it is of which a price %s', (_, odd) => {
    const board = world.board('FT.FT', 'zh-cn');
    const [first, ...rest] = board.games;
    const [price, ...prices] = first!.odds;
    const game = { ...first!, odds: [{ ...price!, ...odd }, ...prices] };
    expect(packBoard({ ...board, games: [game, ...rest] }).games[0]).toBe(game);
  });
});
