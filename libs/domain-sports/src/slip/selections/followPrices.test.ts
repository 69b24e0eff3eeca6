import { held, quote, createSlip } from '../../testing/samples.ts';
import { compareQuotes } from './followPrices.ts';
import type { OddsRule, Slip, SlipPrice } from './slip.ts';
import { slipActions, slipReducer } from '../slipReducer.ts';
import { hasChanges } from '../totals/slipSelectors.ts';

const slipWith = (oddsRule: OddsRule): Slip => ({ ...createSlip('single', { ...held('a'), stake: '100' }), oddsRule });
const see = (slip: Slip, seen: Partial<SlipPrice>): Slip =>
  slipReducer(slip, slipActions.pricesSeen([{ id: 'a', status: 'open', ...seen }]));

interface FollowRow {
  readonly rule: OddsRule;
  readonly seen: Partial<SlipPrice>;
  /** Whether the player has to accept the change. */
  readonly isPrompt: boolean;
}

it.each`
  rule        | seen                                         | isPrompt
  ${'none'}   | ${{ price: 9600, version: 2 }}               | ${true}
  ${'none'}   | ${{ price: 9400, version: 2 }}               | ${true}
  ${'better'} | ${{ price: 9600, version: 2 }}               | ${false}
  ${'better'} | ${{ price: 9400, version: 2 }}               | ${true}
  ${'any'}    | ${{ price: 9600, version: 2 }}               | ${false}
  ${'any'}    | ${{ price: 9400, version: 2 }}               | ${false}
  ${'any'}    | ${{ price: 9500, line: '-0.5', version: 2 }} | ${true}
  ${'better'} | ${{ price: 9900, line: '-0.5', version: 2 }} | ${true}
`(
  'SLP-10 F-BET-06 rule $rule, $seen: requires acceptance $isPrompt, keeps the stake',
  ({ rule, seen, isPrompt }: FollowRow) => {
    const after = see(slipWith(rule), seen);
    expect(hasChanges(after)).toBe(isPrompt);
    expect(after.selections[0]).toMatchObject({ stake: '100', latest: { price: seen.price } });
  },
);

it('SLP-10 acceptance agrees to a new price and line', () => {
  const moved = see(slipWith('none'), { price: 9000, line: '-0.5', version: 2 });
  const after = slipReducer(moved, slipActions.quotesAccepted([{ id: 'a', quote: quote(9000, '-0.5', 2) }]));
  expect([after.selections[0]?.agreed, hasChanges(after)]).toEqual([quote(9000, '-0.5', 2), false]);
});

it('B7 DSK-04 acceptance agrees to the quote that was shown, not to a later one', () => {
  const moved = see(slipWith('none'), { price: 9000, version: 3 });
  const after = slipReducer(moved, slipActions.quotesAccepted([{ id: 'a', quote: quote(9200, '-0.25', 2) }]));
  expect([after.selections[0]?.agreed, hasChanges(after)]).toEqual([quote(9200, '-0.25', 2), true]);
});

it('SLP-10 a new rule accepts pending changes that it allows', () => {
  const after = slipReducer(see(slipWith('none'), { price: 9600, version: 2 }), slipActions.oddsRuleChanged('better'));
  expect([hasChanges(after), after.oddsRule]).toEqual([false, 'better']);
});

it('SLP-10 a new rule leaves a worse price unaccepted', () => {
  const after = slipReducer(see(slipWith('none'), { price: 9400, version: 2 }), slipActions.oddsRuleChanged('better'));
  expect([hasChanges(after), after.oddsRule]).toEqual([true, 'better']);
});

it('SLP-10 a price that moves back requires no acceptance', () => {
  const away = see(slipWith('none'), { price: 9400, version: 2 });
  expect(hasChanges(see(away, { price: 9500, version: 3 }))).toBe(false);
});

it.each`
  rule                                 | seen
  ${'an older version'}                | ${{ price: 9900, version: 0 }}
  ${'the same quote again'}            | ${{ price: 9500, line: '-0.25', version: 1 }}
  ${'an older version that closes it'} | ${{ version: 0, status: 'closed' }}
`('F-BET-13 ignores $rule', ({ seen }) => {
  const slip = slipWith('none');
  expect(see(slip, seen)).toBe(slip);
});

it('SPT-08 marks a suspended price and opens it again', () => {
  const shut = see(slipWith('none'), { version: 2, status: 'suspended' });
  expect(shut.selections[0]?.status).toBe('suspended');
  expect(see(shut, { version: 3, status: 'open' }).selections[0]?.status).toBe('open');
});

it('F-BET-16 closes the selection of a removed match, which can still be removed', () => {
  const closed = slipReducer(slipWith('none'), slipActions.gamesRemoved(['a']));
  expect(closed.selections[0]?.status).toBe('closed');
  expect(slipReducer(closed, slipActions.selectionRemoved('a')).selections).toEqual([]);
});

it.each`
  latest                 | change
  ${quote()}             | ${'none'}
  ${quote(9600)}         | ${'better'}
  ${quote(9400)}         | ${'worse'}
  ${quote(9600, '-0.5')} | ${'line'}
`('B7 $latest is $change', ({ latest, change }) => expect(compareQuotes(quote(), latest)).toBe(change));

it('F-BET-13 takes the last of several entries of one price, and a status of the same version', () => {
  const entries: readonly SlipPrice[] = [
    { id: 'a', price: 9100, version: 3, status: 'open' },
    { id: 'a', price: 9500, version: 1, status: 'suspended' },
    { id: 'b', price: 9300, version: 9, status: 'open' },
  ];
  expect(slipReducer(slipWith('none'), slipActions.pricesSeen(entries)).selections).toMatchObject([
    { latest: quote(), status: 'suspended' },
  ]);
});

it.each(['closed', 'started'] as const)('F-BET-16 the removal of a match leaves a %s selection unchanged', (status) => {
  const slip = createSlip('multiple', { ...held('a'), status }, held('b'));
  expect(slipReducer(slip, slipActions.gamesRemoved(['a']))).toBe(slip);
  expect(slipReducer(slip, slipActions.gamesRemoved(['b'])).selections[1]?.status).toBe('closed');
});
