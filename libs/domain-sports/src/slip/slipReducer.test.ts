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

it.each`
  rule                                       | mode          | placedIds     | keepsPlaced | selections        | seriesStake
  ${'nothing placed keeps everything'}       | ${'series'}   | ${[]}         | ${false}    | ${['a:5', 'b:6']} | ${'7'}
  ${'a placed parlay leaves with its stake'} | ${'series'}   | ${['a', 'b']} | ${false}    | ${[]}             | ${''}
  ${'a kept parlay has no stake'}            | ${'series'}   | ${['a', 'b']} | ${true}     | ${['a:', 'b:']}   | ${''}
  ${'singles keep the parlay stake'}         | ${'multiple'} | ${['a']}      | ${false}    | ${['b:6']}        | ${'7'}
  ${'kept singles keep the parlay stake'}    | ${'multiple'} | ${['b']}      | ${true}     | ${['a:5', 'b:']}  | ${'7'}
`('SLP-07 SLP-11 at the end of an order, $rule', ({ mode, placedIds, keepsPlaced, selections, seriesStake }) => {
  const staked = [
    { ...held('a'), stake: '5' },
    { ...held('b'), stake: '6' },
  ];
  const settings = { seriesStake: '7', keepsPlaced: keepsPlaced as boolean, isConfirming: true };
  const slip: Slip = { ...createSlip(mode as Slip['mode'], ...staked), ...settings };
  const after = slipReducer(slip, slipActions.confirmingEnded({ placedIds: placedIds as string[] }));
  expect(after.selections.map(({ id, stake }) => `${id}:${stake}`)).toEqual(selections);
  expect(after).toMatchObject({ seriesStake: seriesStake as string, isConfirming: false });
});

it('SLP-02 finds the reason why a selection would be refused, and none for one that would be added', () => {
  const full = createSlip('series', ...Array.from({ length: 10 }, (_, at) => held(`p${at}`)));
  const toggle = (id: string) => slipActions.selectionToggled({ pick: pick(id), quote: quote() });
  expect([findSlipRejection(full, toggle('z')), findSlipRejection(full, toggle('p9'))]).toEqual([
    'slipFull',
    undefined,
  ]);
});

it('clearing an empty slip keeps it, with its parlay stake', () => {
  const empty = { ...createSlip('series'), seriesStake: '50' };
  expect(slipReducer(empty, slipActions.slipCleared())).toBe(empty);
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
  ${'the current parlay stake'}           | ${slipActions.seriesStakeChanged('')}
  ${'the current mode of the amounts'}    | ${slipActions.entryChanged('risk')}
  ${'the current setting of placed bets'} | ${slipActions.keepsPlacedChanged(false)}
  ${'acceptance of a missing selection'}  | ${slipActions.quotesAccepted([{ id: 'x', quote: quote(9600) }])}
  ${'an unknown action of the slip'}      | ${{ type: 'slip/toString' }}
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
