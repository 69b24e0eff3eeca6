import type { WithdrawState } from '../../db/tables/cashierTables.ts';
import { clockSteps, findNextWithdrawState, type WithdrawEvent, withdrawSteps } from './withdrawStates.ts';

const events: readonly WithdrawEvent[] = ['review', 'approve', 'pay', 'reject'];

describe('withdrawal states', () => {
  it.each`
    from           | review         | approve      | pay          | reject
    ${'submitted'} | ${'reviewing'} | ${undefined} | ${undefined} | ${'rejected'}
    ${'reviewing'} | ${undefined}   | ${'paying'}  | ${undefined} | ${'rejected'}
    ${'paying'}    | ${undefined}   | ${undefined} | ${'paid'}    | ${'rejected'}
    ${'paid'}      | ${undefined}   | ${undefined} | ${undefined} | ${undefined}
    ${'rejected'}  | ${undefined}   | ${undefined} | ${undefined} | ${undefined}
  `('WAL-05 $from: each event leads to the state of the table', ({ from, ...leads }: Record<string, string>) => {
    const walked = events.map((event) => [event, findNextWithdrawState(from as WithdrawState, event)]);
    expect(Object.fromEntries(walked)).toEqual(leads);
  });

  it('WAL-05 the automatic steps lead from submission to payment', () => {
    const way: WithdrawState[] = ['submitted'];
    for (let event = clockSteps.submitted; event; event = clockSteps[way.at(-1) as WithdrawState]) {
      way.push(findNextWithdrawState(way.at(-1) as WithdrawState, event) as WithdrawState);
    }
    expect(way).toEqual(['submitted', 'reviewing', 'paying', 'paid']);
    expect(Object.keys(withdrawSteps).sort()).toEqual([...way, 'rejected'].sort());
  });
});
