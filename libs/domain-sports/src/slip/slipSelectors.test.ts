import { held, quote, slipOf } from '../testing/samples.ts';
import type { Selection, Slip } from './slip.ts';
import { findPlacementBlock } from './findPlacementBlock.ts';
import { isOnSlip, selectionMark, findSlipPayoutCapUsd } from './slipSelectors.ts';
import { formatSeriesPrice, seriesWinnings, slipTotals } from './slipTotals.ts';

const staked = (id: string, stake: string, over: Partial<Selection> = {}): Selection => ({
  ...held(id),
  stake,
  ...over,
});
const limits = { min: '10.00', max: '500.00' };

it('SLP-06 marks only the selections of a match with several selections in series mode', () => {
  const twins = [held('a', 'g'), held('b', 'g'), held('c')];
  const marks = (slip: Slip) => slip.selections.map((selection) => selectionMark(slip, selection));
  expect(marks(slipOf('series', ...twins))).toEqual(['sameGame', 'sameGame', undefined]);
  expect(marks(slipOf('multiple', ...twins))).toEqual([undefined, undefined, undefined]);
});

it('SLP-09 totals contain the unmarked selections, winnings exclude the stake', () => {
  const slip = slipOf('multiple', staked('a', '100'), staked('b', '50', { status: 'closed' }), staked('c', '1.1'));
  expect(slipTotals(slip)).toEqual({ stake: '101.10', winnings: '96.05' });
});

it('SLP-09 a parlay multiplies European prices', () => {
  const slip: Slip = { ...slipOf('series', held('a'), held('b')), seriesStake: '100' };
  expect([formatSeriesPrice(slip), seriesWinnings(slip), slipTotals(slip)]).toEqual([
    '3.802',
    28_025n,
    { stake: '100.00', winnings: '280.25' },
  ]);
});

it('SLP-09 no stake has no winnings', () => expect(slipTotals(slipOf('single', held('a'))).winnings).toBe('0.00'));

it('SLP-12 a parlay has the lowest cap of its legs, a single bet its own', () => {
  const tennis: Selection = { ...held('t'), gameType: 'TN' };
  expect(findSlipPayoutCapUsd(slipOf('series', held('a'), tennis))).toBe(30_000_000n);
  expect(findSlipPayoutCapUsd(slipOf('multiple', held('a'), tennis), held('a'))).toBe(150_000_000n);
});

it.each`
  rule                            | slip                                                                                               | block
  ${'an empty slip'}              | ${slipOf('single')}                                                                                | ${'empty'}
  ${'no stake'}                   | ${slipOf('single', held('a'))}                                                                     | ${'stakeMissing'}
  ${'a good bet'}                 | ${slipOf('single', staked('a', '100'))}                                                            | ${undefined}
  ${'below goldMin'}              | ${slipOf('single', staked('a', '9.99'))}                                                           | ${'belowMinimum'}
  ${'above goldMax'}              | ${slipOf('single', staked('a', '500.01'))}                                                         | ${'aboveMaximum'}
  ${'above the balance'}          | ${slipOf('single', staked('a', '300'))}                                                            | ${'insufficientBalance'}
  ${'a suspended price'}          | ${slipOf('single', staked('a', '100', { status: 'suspended' }))}                                   | ${'suspended'}
  ${'a changed price'}            | ${slipOf('single', staked('a', '100', { latest: quote(9000) }))}                                   | ${'changed'}
  ${'a series of one'}            | ${{ ...slipOf('series', held('a')), seriesStake: '50' }}                                           | ${'tooFewLegs'}
  ${'F-BET-21 a leg that closed'} | ${{ ...slipOf('series', held('a'), staked('b', '', { status: 'closed' })), seriesStake: '50' }}    | ${'closed'}
  ${'F-BET-21 a leg that moved'}  | ${{ ...slipOf('series', held('a'), staked('b', '', { latest: quote(9000) })), seriesStake: '50' }} | ${'changed'}
  ${'a good series'}              | ${{ ...slipOf('series', held('a'), held('b')), seriesStake: '50' }}                                | ${undefined}
`('SLP-08 placement with $rule: $block', ({ slip, block }: { slip: Slip; block: string | undefined }) => {
  expect(findPlacementBlock({ ...slip, limits }, slip.selections[0], '200.00')).toBe(block);
});

it('isOnSlip finds the selections of the slip', () => {
  expect([isOnSlip(slipOf('single', held('a')), 'a'), isOnSlip(slipOf('single', held('a')), 'b')]).toEqual([
    true,
    false,
  ]);
});
