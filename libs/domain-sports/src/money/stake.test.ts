import fc from 'fast-check';
import { formatMinor } from '@pavilion/kernel';
import { clampStake, validateStake } from './clampStake.ts';
import { addToStake, normaliseStake, parseStake } from './parseStake.ts';

it.each`
  typed           | kept         | amount
  ${'100'}        | ${'100'}     | ${10_000n}
  ${'１００．５'} | ${'100.5'}   | ${10_050n}
  ${'1，000'}     | ${'1000'}    | ${100_000n}
  ${'1,000.50'}   | ${'1000.50'} | ${100_050n}
  ${' 12 000 '}   | ${'12000'}   | ${1_200_000n}
  ${'12.'}        | ${'12.'}     | ${1_200n}
  ${'.5'}         | ${'0.5'}     | ${50n}
  ${'0012'}       | ${'12'}      | ${1_200n}
  ${'12.345'}     | ${'12.34'}   | ${1_234n}
  ${'3。5'}       | ${'3.5'}     | ${350n}
  ${''}           | ${''}        | ${undefined}
  ${'-5'}         | ${undefined} | ${undefined}
  ${'1e5'}        | ${undefined} | ${undefined}
  ${'1.2.3'}      | ${undefined} | ${undefined}
  ${'9999999999'} | ${undefined} | ${undefined}
  ${'abc'}        | ${undefined} | ${undefined}
`('F-BET-10 typing "$typed" keeps "$kept"', ({ typed, kept, amount }) => {
  expect(normaliseStake(typed)).toBe(kept);
  expect(parseStake(typed)).toBe(amount);
});

it('F-BET-10 is idempotent', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9０-９.,]{0,14}$/), (typed) => {
      const once = normaliseStake(typed);
      return once === undefined || normaliseStake(once) === once;
    }),
  );
});

it.each`
  rule                                                      | stake      | limit        | balance      | left
  ${'is unchanged below both'}                              | ${5_000n}  | ${10_000n}   | ${20_000n}   | ${5_000n}
  ${'is the limit for a stake above it'}                    | ${15_000n} | ${10_050n}   | ${20_000n}   | ${10_050n}
  ${'is the balance, rounded down, for a stake above it'}   | ${15_000n} | ${50_000n}   | ${12_345n}   | ${12_300n}
  ${'is the lower of both, rounded down to a whole amount'} | ${90_000n} | ${10_050n}   | ${12_345n}   | ${10_000n}
  ${'is unchanged at the balance'}                          | ${12_345n} | ${50_000n}   | ${12_345n}   | ${12_345n}
  ${'is 0 for a balance below 1'}                           | ${500n}    | ${50_000n}   | ${99n}       | ${0n}
  ${'is 0 for a negative balance'}                          | ${500n}    | ${50_000n}   | ${-150n}     | ${0n}
  ${'is the limit for the whole balance above it'}          | ${12_345n} | ${10_050n}   | ${12_345n}   | ${10_050n}
  ${'is unchanged at the limit'}                            | ${10_050n} | ${10_050n}   | ${20_000n}   | ${10_050n}
  ${'is the balance, rounded down, without a limit'}        | ${15_000n} | ${undefined} | ${12_345n}   | ${12_300n}
  ${'is capped by the limit without a balance'}             | ${90_000n} | ${10_050n}   | ${undefined} | ${10_050n}
  ${'is unchanged without limit and balance'}               | ${90_000n} | ${undefined} | ${undefined} | ${90_000n}
`('SLP-08 F-BET-10 $rule', ({ stake, limit, balance, left }) => {
  const onClamped = jest.fn();
  expect(clampStake(stake, { limit, balance }, onClamped)).toBe(left);
  expect(onClamped.mock.calls).toEqual(left === stake ? [] : [[left]]);
});

it('SLP-08 a clamped stake never exceeds limit or balance, and clamping is idempotent', () => {
  const amount = fc.bigInt({ min: 0n, max: 10n ** 12n });
  fc.assert(
    fc.property(amount, amount, amount, (stake, limit, balance) => {
      const left = clampStake(stake, { limit, balance });
      const isBounded = left <= stake && (left === stake || (left <= limit && left <= balance));
      return isBounded && clampStake(left, { limit, balance }) === left;
    }),
  );
});

it.each`
  stake        | problem
  ${undefined} | ${'stakeMissing'}
  ${0n}        | ${'stakeMissing'}
  ${999n}      | ${'belowMinimum'}
  ${1_000n}    | ${undefined}
  ${8_000n}    | ${undefined}
  ${8_001n}    | ${'insufficientBalance'}
  ${10_000n}   | ${'insufficientBalance'}
  ${10_001n}   | ${'aboveMaximum'}
`('SLP-08 goldMin and goldMax: $stake is $problem', ({ stake, problem }) => {
  expect(validateStake(stake, { minimum: 1_000n, limit: 10_000n, balance: 8_000n })).toBe(problem);
});

it('keeps money text exact', () => expect(formatMinor(parseStake('999999999.99') ?? 0n)).toBe('999999999.99'));

it.each`
  typed     | amount     | after
  ${''}     | ${10_000n} | ${'100'}
  ${'50'}   | ${10_000n} | ${'150'}
  ${'12.5'} | ${10_000n} | ${'112.50'}
  ${'0.50'} | ${50n}     | ${'1'}
  ${'abc'}  | ${10_000n} | ${'100'}
`('SLP-08 a quick stake adds $amount to $typed: $after', ({ typed, amount, after }) => {
  expect(addToStake(typed, amount)).toBe(after);
});
