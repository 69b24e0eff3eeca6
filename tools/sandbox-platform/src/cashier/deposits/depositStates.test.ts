import type { DepositState } from '../../db/tables/cashierTables.ts';
import { toTransactionStatus, type DepositEvent, depositSteps, findNextDepositState } from './depositStates.ts';

const states = Object.keys(depositSteps) as DepositState[];
const events: readonly DepositEvent[] = ['paid', 'paidWrong', 'close', 'expire', 'confirm', 'fail'];

describe('deposit states', () => {
  it.each`
    from             | paid         | paidWrong        | close        | expire       | confirm        | fail
    ${'created'}     | ${'paid'}    | ${'wrongAmount'} | ${'closed'}  | ${'expired'} | ${'confirmed'} | ${'failed'}
    ${'paid'}        | ${undefined} | ${undefined}     | ${undefined} | ${undefined} | ${'confirmed'} | ${'failed'}
    ${'wrongAmount'} | ${undefined} | ${undefined}     | ${undefined} | ${undefined} | ${'confirmed'} | ${'failed'}
    ${'late'}        | ${undefined} | ${undefined}     | ${undefined} | ${undefined} | ${'confirmed'} | ${'failed'}
    ${'expired'}     | ${'late'}    | ${'late'}        | ${undefined} | ${undefined} | ${undefined}   | ${undefined}
    ${'closed'}      | ${'late'}    | ${'late'}        | ${undefined} | ${undefined} | ${undefined}   | ${undefined}
    ${'confirmed'}   | ${undefined} | ${undefined}     | ${undefined} | ${undefined} | ${undefined}   | ${undefined}
    ${'failed'}      | ${undefined} | ${undefined}     | ${undefined} | ${undefined} | ${undefined}   | ${undefined}
  `('WAL-04 $from: each event leads to the state of the table', ({ from, ...leads }: Record<string, string>) => {
    const walked = events.map((event) => [event, findNextDepositState(from as DepositState, event)]);
    expect(Object.fromEntries(walked)).toEqual(leads);
  });

  it('WAL-04 every state can be reached from the first', () => {
    const reached = new Set<DepositState>(['created']);
    for (const state of reached) for (const next of Object.values(depositSteps[state])) reached.add(next);
    expect([...reached].sort()).toEqual([...states].sort());
  });

  it('WAL-10 received money can be credited or returned; nothing is credited without a payment', () => {
    const whereMoneyIs: readonly DepositState[] = ['paid', 'late', 'wrongAmount'];
    for (const state of whereMoneyIs) {
      expect(Object.keys(depositSteps[state]).sort()).toEqual(['confirm', 'fail']);
    }
    for (const state of ['expired', 'closed', 'failed'] as const) {
      expect(depositSteps[state].confirm).toBeUndefined();
    }
  });

  it('maps each state to success, failed or processing', () => {
    const statuses = Object.fromEntries(states.map((state) => [state, toTransactionStatus(state)]));
    expect(statuses).toEqual({
      created: 'processing',
      paid: 'processing',
      late: 'processing',
      wrongAmount: 'processing',
      confirmed: 'success',
      closed: 'failed',
      expired: 'failed',
      failed: 'failed',
    });
  });
});
