import type { MarketLine } from '@pavilion/domain-sports';
import { countMarkets } from './countMarkets.ts';

const lines: readonly MarketLine[] = [{ rank: 0, priceIds: { H: '1.RE.0.H' } }];

it.each`
  match                              | markets                                                         | marketCount | count
  ${'on the board'}                  | ${{ RE: lines, ROU: lines, RM: lines, HRE: lines }}             | ${10}       | ${14}
  ${'with a closed first half'}      | ${{ RE: lines, ROU: lines, RM: lines, HRE: [] }}                | ${10}       | ${13}
  ${'whose page is also loaded'}     | ${{ RE: lines, ROU: lines, RM: lines, RPD: lines, '?': lines }} | ${10}       | ${13}
  ${'without a number of the venue'} | ${{ RE: lines }}                                                | ${0}        | ${0}
`('DSK-04 counts $count markets of a match $match', ({ markets, marketCount, count }) =>
  expect(countMarkets({ markets, marketCount: marketCount as number })).toBe(count),
);
