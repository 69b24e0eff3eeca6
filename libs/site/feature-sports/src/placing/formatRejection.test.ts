import type { PlacedBet } from '@pavilion/domain-sports/placement';
import type { SportsT } from '../messages/sportsT.ts';
import { formatRejection } from './formatRejection.ts';

/** Returns the key with its values. */
const t = ((key: string, values?: object) => [key, ...Object.entries(values ?? {}).flat()].join(' ')) as SportsT;
const text = '您已设置冷静期，2026-11-27 14:30 前不能投注';

it.each`
  rule                                 | bet                                                                                   | shown
  ${'the text of the platform'}        | ${{ failureKey: 'error.warning', failureText: text }}                                 | ${text}
  ${'a general text without one'}      | ${{ failureKey: 'error.warning' }}                                                    | ${'reason.refused'}
  ${'that the bet did not arrive'}     | ${{ failureKey: 'sports.bet.notPlaced' }}                                             | ${'reason.notReceived'}
  ${'the reason of a rejected bet'}    | ${{ status: 'rejected', outcome: { reason: 'duplicate' } }}                           | ${'reason.duplicate'}
  ${'the minimum stake'}               | ${{ outcome: { reason: 'belowMinimum', limits: { min: '10.00', max: '50000.00' } } }} | ${'reason.belowMinimum min 10'}
  ${'the maximum stake'}               | ${{ outcome: { reason: 'aboveMaximum', limits: { min: '10.00', max: '50000.00' } } }} | ${'reason.aboveMaximum max 50,000'}
  ${'the rest of the payout cap'}      | ${{ outcome: { reason: 'abovePayoutCap', maxWin: '1234.50' } }}                       | ${'reason.abovePayoutCapOf max 1,234.50'}
  ${'the payout cap without its rest'} | ${{ outcome: { reason: 'abovePayoutCap' } }}                                          | ${'reason.abovePayoutCap'}
`('ERR-09 shows $rule', ({ bet, shown }: { bet: Partial<PlacedBet>; shown: string }) => {
  expect(formatRejection(t, { status: 'refused', ...bet } as PlacedBet)).toBe(shown);
});
