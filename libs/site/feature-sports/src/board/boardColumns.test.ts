import type { Match } from '@pavilion/domain-sports';
import { boardShape, isDrawless } from './boardColumns.ts';

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
  ${'SPT-03 two lines where there is no draw'}              | ${'TN'}  | ${'HC'}  | ${true}
  ${'SPT-03 three where there is one'}                      | ${'OP'}  | ${'HCN'} | ${false}
  ${'SPT-03 three in football, even while none is offered'} | ${'FT'}  | ${''}    | ${false}
  ${'SPT-03 a champion market has lines of its own'}        | ${'FS'}  | ${''}    | ${false}
`('$rule', ({ gameType, sides, drawless }: { gameType: string; sides: string; drawless: boolean }) => {
  expect(isDrawless(match(gameType, sides), boardShape(gameType).columns)).toBe(drawless);
});
