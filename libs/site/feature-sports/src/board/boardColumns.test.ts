import type { Match } from '@pavilion/domain-sports';
import { getBoardShape, isDrawless } from './boardColumns.ts';

const priceIds = (sides: string) => Object.fromEntries([...sides].map((side) => [side, `1.M.0.${side}`]));
const match = (gameType: string, sides: string): Match =>
  ({
    gameType,
    isChampion: gameType === 'FS',
    period: 'notStarted',
    markets: { M: [{ rank: 0, priceIds: priceIds(sides) }] },
  }) as unknown as Match;

it.each`
  rule                                                      | gameType | sides    | drawless
  ${'SPT-03 has two lines without a draw'}                  | ${'TN'}  | ${'HC'}  | ${true}
  ${'SPT-03 has three lines with a draw'}                   | ${'OP'}  | ${'HCN'} | ${false}
  ${'SPT-03 has three football lines without a draw price'} | ${'FT'}  | ${''}    | ${false}
  ${'SPT-03 has other lines for an outright'}               | ${'FS'}  | ${''}    | ${false}
`('$rule', ({ gameType, sides, drawless }: { gameType: string; sides: string; drawless: boolean }) => {
  expect(isDrawless(match(gameType, sides), getBoardShape(gameType).columns)).toBe(drawless);
});
