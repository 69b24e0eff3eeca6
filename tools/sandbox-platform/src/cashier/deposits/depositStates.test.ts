import type { DepositState } from '../../db/tables/cashierTables.ts';
import { toTransactionStatus, type DepositEvent, depositSteps, nextDepositState } from './depositStates.ts';

const states = Object.keys(depositSteps) as DepositState[];
const events: readonly DepositEvent[] = ['paid', 'paidWrong', 'close', 'expire', 'confirm', 'fail'];

describe('the states of a deposit', () => {
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
  `('WAL-04 $from: every event leads where the table says', ({ from, ...leads }: Record<string, string>) => {
    const walked = events.map((event) => [event, nextDepositState(from as DepositState, event)]);
    expect(Object.fromEntries(walked)).toEqual(leads);
  });

  it('WAL-04 a walk over every event from the first state reaches every state', () => {
    const reached = new Set<DepositState>(['created']);
    for (const state of reached) for (const next of Object.values(depositSteps[state])) reached.add(next);
    expect([...reached].sort()).toEqual([...states].sort());
  });

  it('WAL-10 money that came is credited or sent back, and nothing is credited that did not come', () => {
    const whereMoneyIs: readonly DepositState[] = ['paid', 'late', 'wrongAmount'];
    for (const state of whereMoneyIs) {
      expect(Object.keys(depositSteps[state]).sort()).toEqual(['confirm', 'fail']);
    }
    for (const state of ['expired', 'closed', 'failed'] as const) {
      expect(depositSteps[state].confirm).toBeUndefined();
    }
  });

  it('the record calls an order done, failed or on its way', () => {
    const told = Object.fromEntries(states.map((state) => [state, toTransactionStatus(state)]));
    expect(told).toEqual({
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
