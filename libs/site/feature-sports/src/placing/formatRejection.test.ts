import type { PlacedBet } from '@pavilion/domain-sports/placement';
import type { SportsT } from '../messages/sportsT.ts';
import { formatRejection } from './formatRejection.ts';

const t = ((key: string) => key) as SportsT;
const text = '您已设置冷静期，2026-11-27 14:30 前不能投注';

it.each`
  rule                              | bet                                                         | shown
  ${'the text of the platform'}     | ${{ failureKey: 'error.warning', failureText: text }}       | ${text}
  ${'a general text without one'}   | ${{ failureKey: 'error.warning' }}                          | ${'reason.refused'}
  ${'that the bet did not arrive'}  | ${{ failureKey: 'sports.bet.notPlaced' }}                   | ${'reason.notReceived'}
  ${'the reason of a rejected bet'} | ${{ status: 'rejected', outcome: { reason: 'duplicate' } }} | ${'reason.duplicate'}
`('ERR-09 shows $rule', ({ bet, shown }: { bet: Partial<PlacedBet>; shown: string }) => {
  expect(formatRejection(t, { status: 'refused', ...bet } as PlacedBet)).toBe(shown);
});
