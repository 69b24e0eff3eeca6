import { hasOddsTypeLabel, resolveOddsType } from './oddsType.ts';
import { findPlay } from './plays.ts';
import { parseSide } from './side.ts';

it.each`
  code      | market        | period         | isInPlay | hasLabel
  ${'R'}    | ${'handicap'} | ${'full'}      | ${false} | ${true}
  ${'OU'}   | ${'total'}    | ${'full'}      | ${false} | ${true}
  ${'M'}    | ${'result'}   | ${'full'}      | ${false} | ${false}
  ${'RE'}   | ${'handicap'} | ${'full'}      | ${true}  | ${true}
  ${'ROU'}  | ${'total'}    | ${'full'}      | ${true}  | ${true}
  ${'RM'}   | ${'result'}   | ${'full'}      | ${true}  | ${false}
  ${'HR'}   | ${'handicap'} | ${'firstHalf'} | ${false} | ${true}
  ${'HOU'}  | ${'total'}    | ${'firstHalf'} | ${false} | ${true}
  ${'HM'}   | ${'result'}   | ${'firstHalf'} | ${false} | ${false}
  ${'HRE'}  | ${'handicap'} | ${'firstHalf'} | ${true}  | ${true}
  ${'HROU'} | ${'total'}    | ${'firstHalf'} | ${true}  | ${true}
  ${'HRM'}  | ${'result'}   | ${'firstHalf'} | ${true}  | ${false}
`('SPT-03 play $code is a $market of the $period', ({ code, market, period, isInPlay, hasLabel }) => {
  expect(findPlay(code)).toMatchObject({ code, market, period, isInPlay });
  expect(hasOddsTypeLabel(code)).toBe(hasLabel);
});

it.each(['', 'XX', 'constructor', '__proto__', 'toString'])(
  'F-BET-23 shows the unknown play %p in European odds without a label',
  (code) => {
    expect(findPlay(code)).toBeUndefined();
    expect(hasOddsTypeLabel(code)).toBe(false);
    expect(resolveOddsType(code, 'M')).toBe('E');
  },
);

it('SPT-03 only double-handicap plays use the player’s odds type', () => {
  expect(resolveOddsType('RE', 'M')).toBe('M');
  expect(resolveOddsType('RM', 'M')).toBe('E');
});

it('returns undefined for an unknown side', () => expect(parseSide('X')).toBeUndefined());
