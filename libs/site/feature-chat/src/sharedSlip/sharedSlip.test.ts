import { emptySlip, type Selection } from '@pavilion/domain-sports';
import { slipPick } from '../testing/slipPick.ts';
import { toSharedBet, toSharedSlip } from './sharedSlip.ts';

const pick = { ...slipPick, id: '1.R.0.H', playCode: 'R' } as const;
const selection: Selection = {
  ...pick,
  agreed: { price: 9_500, line: '-0.25', version: 1 },
  latest: { price: 8_000, line: '-0.5', version: 2 },
  status: 'open',
  stake: '100',
};

it('CHT-06 F-BET-06 shares the latest price and line of a selection, without stake or status', () => {
  const { mode, picks } = toSharedBet({ ...emptySlip, mode: 'multiple', selections: [selection] });
  expect(mode).toBe('multiple');
  expect(picks).toEqual([{ ...pick, price: '0.80', line: '-0.5' }]);
});

const [shared] = toSharedBet({ ...emptySlip, selections: [selection] }).picks;

it('CHT-06 a shared selection is read with its price and line, older than any price of the board', () => {
  expect(toSharedSlip({ mode: 'single', picks: shared ? [shared] : [] })).toEqual({
    mode: 'single',
    picks: [{ pick, quote: { price: 8_000, line: '-0.5', version: 0 } }],
  });
});

it.each`
  field         | value
  ${'price'}    | ${'x'}
  ${'side'}     | ${'?'}
  ${'gameType'} | ${'XX'}
  ${'showType'} | ${'XX'}
`('CHT-06 omits a selection whose $field is unreadable', ({ field, value }) => {
  expect(shared).toBeDefined();
  const picks = shared ? [{ ...shared, [field as string]: value as string }, shared] : [];
  expect(toSharedSlip({ mode: 'single', picks }).picks).toHaveLength(1);
});

it('CHT-06 keeps the runner and the kick-off of a shared selection', () => {
  const more = { ...selection, runnerName: '曼城', kickOffAt: 5 };
  const { picks } = toSharedSlip(toSharedBet({ ...emptySlip, selections: [more, selection] }));
  expect(picks.map(({ pick }) => [pick.runnerName, pick.kickOffAt])).toEqual([
    ['曼城', 5],
    [undefined, undefined],
  ]);
});
