import { held, quote, createSlip } from '../../testing/samples.ts';
import type { Selection, Slip } from '../selections/slip.ts';
import { findPlacementBlock } from './findPlacementBlock.ts';
import { isOnSlip, getSelectionMark, findSlipPayoutCapUsd } from './slipSelectors.ts';
import { formatSeriesPrice, computeSeriesWinnings, computeSlipTotals } from './slipTotals.ts';

const staked = (id: string, stake: string, over: Partial<Selection> = {}): Selection => ({
  ...held(id),
  stake,
  ...over,
});
const limits = { min: '10.00', max: '500.00' };

it('SLP-06 marks only the selections of a match with several selections in series mode', () => {
  const sameMatch = [held('a', 'g'), held('b', 'g'), held('c')];
  const marks = (slip: Slip) => slip.selections.map((selection) => getSelectionMark(slip, selection));
  expect(marks(createSlip('series', ...sameMatch))).toEqual(['sameGame', 'sameGame', undefined]);
  expect(marks(createSlip('multiple', ...sameMatch))).toEqual([undefined, undefined, undefined]);
});

it('SLP-09 totals contain the unmarked selections, winnings exclude the stake', () => {
  const slip = createSlip('multiple', staked('a', '100'), staked('b', '50', { status: 'closed' }), staked('c', '1.1'));
  expect(computeSlipTotals(slip)).toEqual({ stake: '101.10', winnings: '96.05' });
});

it('SLP-09 a parlay multiplies European prices', () => {
  const slip: Slip = { ...createSlip('series', held('a'), held('b')), seriesStake: '100' };
  expect([formatSeriesPrice(slip), computeSeriesWinnings(slip), computeSlipTotals(slip)]).toEqual([
    '3.802',
    28_025n,
    { stake: '100.00', winnings: '280.25' },
  ]);
});

it('SLP-09 no stake has no winnings', () =>
  expect(computeSlipTotals(createSlip('single', held('a'))).winnings).toBe('0.00'));

it('SLP-12 a parlay has the lowest cap of its legs, a single bet its own', () => {
  const tennis: Selection = { ...held('t'), gameType: 'TN' };
  expect(findSlipPayoutCapUsd(createSlip('series', held('a'), tennis))).toBe(30_000_000n);
  expect(findSlipPayoutCapUsd(createSlip('multiple', held('a'), tennis), held('a'))).toBe(150_000_000n);
});

it.each`
  rule                       | slip                                                                                                   | block
  ${'an empty slip'}         | ${createSlip('single')}                                                                                | ${'empty'}
  ${'no stake'}              | ${createSlip('single', held('a'))}                                                                     | ${'stakeMissing'}
  ${'a good bet'}            | ${createSlip('single', staked('a', '100'))}                                                            | ${undefined}
  ${'below goldMin'}         | ${createSlip('single', staked('a', '9.99'))}                                                           | ${'belowMinimum'}
  ${'above goldMax'}         | ${createSlip('single', staked('a', '500.01'))}                                                         | ${'aboveMaximum'}
  ${'above the balance'}     | ${createSlip('single', staked('a', '300'))}                                                            | ${'insufficientBalance'}
  ${'a suspended price'}     | ${createSlip('single', staked('a', '100', { status: 'suspended' }))}                                   | ${'suspended'}
  ${'a changed price'}       | ${createSlip('single', staked('a', '100', { latest: quote(9000) }))}                                   | ${'changed'}
  ${'a parlay of one leg'}   | ${{ ...createSlip('series', held('a')), seriesStake: '50' }}                                           | ${'tooFewLegs'}
  ${'F-BET-21 a closed leg'} | ${{ ...createSlip('series', held('a'), staked('b', '', { status: 'closed' })), seriesStake: '50' }}    | ${'closed'}
  ${'F-BET-21 a moved leg'}  | ${{ ...createSlip('series', held('a'), staked('b', '', { latest: quote(9000) })), seriesStake: '50' }} | ${'changed'}
  ${'a good series'}         | ${{ ...createSlip('series', held('a'), held('b')), seriesStake: '50' }}                                | ${undefined}
`('SLP-08 placement with $rule: $block', ({ slip, block }: { slip: Slip; block: string | undefined }) => {
  expect(findPlacementBlock({ ...slip, limits }, slip.selections[0], '200.00')).toBe(block);
});

it('isOnSlip finds the selections of the slip', () => {
  expect([isOnSlip(createSlip('single', held('a')), 'a'), isOnSlip(createSlip('single', held('a')), 'b')]).toEqual([
    true,
    false,
  ]);
});
