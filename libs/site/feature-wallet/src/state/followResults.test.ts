import type { Services } from '@pavilion/site-contract';
import { autoTransferActions } from '@pavilion/wallet/cashier';
import type { UnknownAction } from '@reduxjs/toolkit';
import { runSaga, stdChannel } from 'redux-saga';
import { followResults } from './followResults.ts';

it.each`
  told         | read
  ${true}      | ${[autoTransferActions.readOn()]}
  ${false}     | ${[autoTransferActions.readOff()]}
  ${undefined} | ${[]}
`('WAL-02 balances that came before the cashier told the switch $told', ({ told, read }) => {
  const dispatched: UnknownAction[] = [];
  const services = { i18n: { translator: () => () => '' } } as unknown as Services;
  const io = {
    channel: stdChannel<UnknownAction>(),
    dispatch: (action: UnknownAction) => dispatched.push(action),
    getState: () => ({ wallet: { facts: { isAutoTransfer: told as boolean | undefined, venues: [] } } }),
  };
  const task = runSaga(io, followResults, services);
  expect(dispatched).toEqual(read);
  task.cancel();
});
