import { held, ids, pick, quote, createSlip } from '../testing/samples.ts';
import type { Slip } from './selections/slip.ts';
import { slipActions, type SlipAction, changeSlip, slipReducer, findSlipRejection } from './slipReducer.ts';
import { getSlipOddsType } from './totals/slipSelectors.ts';

const limits = { min: '10.00', max: '500.00' };

const everyAction: readonly SlipAction[] = [
  slipActions.selectionToggled({ pick: pick('b'), quote: quote() }),
  slipActions.selectionRemoved('a'),
  slipActions.slipCleared(),
  slipActions.modeChanged('series'),
  slipActions.stakeChanged({ id: 'a', stake: '5' }),
  slipActions.seriesStakeChanged('5'),
  slipActions.oddsRuleChanged('any'),
  slipActions.limitsChanged(limits),
  slipActions.pricesSeen([{ id: 'a', price: 9600, version: 2, status: 'open' }]),
  slipActions.gamesRemoved(['a']),
  slipActions.quotesAccepted([{ id: 'a', quote: quote(9600) }]),
  slipActions.confirmingStarted(),
  slipActions.slipRestored(createSlip('single')),
];

it.each(everyAction)('SLP-07 F-BET-03 $type changes nothing while an order is confirming', (action) => {
  const slip: Slip = { ...createSlip('single', held('a')), isConfirming: true };
  expect(slipReducer(slip, action)).toBe(slip);
  expect(findSlipRejection(slip, action)).toBe('orderConfirming');
});

it('SLP-07 the end of the order removes placed selections and unlocks the slip', () => {
  const slip: Slip = { ...createSlip('multiple', held('a'), held('b')), isConfirming: true };
  const after = slipReducer(slip, slipActions.confirmingEnded({ placedIds: ['a'] }));
  expect([ids(after), after.isConfirming]).toEqual(['b', false]);
});

it('an empty slip does not start confirming', () => {
  expect(slipReducer(createSlip('single'), slipActions.confirmingStarted()).isConfirming).toBe(false);
});

it.each`
  rule                                                        | slip                                                    | mode          | after
  ${'SLP-04 multiple to single keeps only the last'}          | ${createSlip('multiple', held('a'), held('b'))}         | ${'single'}   | ${'b'}
  ${'SLP-04 series to single keeps only the last'}            | ${createSlip('series', held('a'), held('b'))}           | ${'single'}   | ${'b'}
  ${'SLP-04 series to multiple keeps the later of one match'} | ${createSlip('series', held('a', 'g'), held('b', 'g'))} | ${'multiple'} | ${'b'}
  ${'SLP-06 multiple to series keeps all'}                    | ${createSlip('multiple', held('a'), held('b'))}         | ${'series'}   | ${'a,b'}
  ${'SLP-04 single to multiple keeps the selection'}          | ${createSlip('single', held('a'))}                      | ${'multiple'} | ${'a'}
`('$rule', ({ slip, mode, after }) => {
  const changed = slipReducer(slip, slipActions.modeChanged(mode));
  expect([ids(changed), changed.mode]).toEqual([after, mode]);
});

it('SLP-06 series mode forces Hong Kong odds and restores the choice afterwards', () => {
  expect([getSlipOddsType('series', 'M'), getSlipOddsType('single', 'M')]).toEqual(['H', 'M']);
});

it.each`
  rule                                    | action
  ${'the current mode'}                   | ${slipActions.modeChanged('single')}
  ${'the current rule'}                   | ${slipActions.oddsRuleChanged('none')}
  ${'the current stake'}                  | ${slipActions.stakeChanged({ id: 'a', stake: '' })}
  ${'a stake of a missing selection'}     | ${slipActions.stakeChanged({ id: 'x', stake: '5' })}
  ${'the removal of a missing selection'} | ${slipActions.selectionRemoved('x')}
  ${'a price of a missing selection'}     | ${slipActions.pricesSeen([{ id: 'x', price: 1, version: 9, status: 'open' }])}
  ${'a match of a missing selection'}     | ${slipActions.gamesRemoved(['x'])}
  ${'acceptance without a change'}        | ${slipActions.quotesAccepted([{ id: 'a', quote: quote() }])}
  ${'an unknown action'}                  | ${{ type: 'toString' }}
`('returns the same reference for $rule', ({ action }) => {
  const slip = createSlip('single', held('a'));
  expect(slipReducer(slip, action)).toBe(slip);
});

it('clearing removes the selections and the parlay stake', () => {
  const slip = { ...createSlip('series', held('a')), seriesStake: '50' };
  expect(changeSlip(slip, slipActions.slipCleared()).slip).toMatchObject({ selections: [], seriesStake: '' });
});

it('SLP-08 stores stakes, parlay stake and limits', () => {
  const after = [
    slipActions.stakeChanged({ id: 'a', stake: '12.5' }),
    slipActions.seriesStakeChanged('7'),
    slipActions.limitsChanged(limits),
  ].reduce(slipReducer, createSlip('multiple', held('a')));
  expect(after).toMatchObject({ seriesStake: '7', limits, selections: [{ stake: '12.5' }] });
});
