import { readsChanged } from '@pavilion/site-data';
import type { UnknownAction } from '@reduxjs/toolkit';
import { runSaga, stdChannel } from 'redux-saga';
import { shareChanges } from './shareChanges.ts';

/** Starts the saga of one tab; `receive` delivers a message of another tab. */
function startTab({ hasPushes = false } = {}) {
  const posted: string[] = [];
  const dispatched: UnknownAction[] = [];
  const actions = stdChannel<UnknownAction>();
  let receive: (message: unknown) => void = () => undefined;
  const channel = {
    post: (id: string) => void posted.push(id),
    listen: (listener: (message: unknown) => void) => {
      receive = listener;
      return () => undefined;
    },
  };
  const dispatch = (action: UnknownAction) => {
    dispatched.push(action);
    actions.put(action);
  };
  const task = runSaga({ channel: actions, dispatch, getState: () => ({ ui: { hasPushes } }) }, shareChanges, channel);
  return { posted, dispatched, dispatch, receive: (message: unknown) => receive(message), stop: () => task.cancel() };
}

it('USR-06 reports calls and pushes of this tab to the other tabs, and no other change', () => {
  const tab = startTab();
  tab.dispatch(readsChanged({ endpointId: 'letter.read' }));
  tab.dispatch(readsChanged({ tags: ['letters'] }));
  tab.dispatch(readsChanged({ tags: ['letters', 'balance'], isPushed: true }));
  expect(tab.posted).toEqual(['letter.read', 'pushed:letters,balance']);
  tab.stop();
});

it('USR-06 applies the calls of other tabs without reporting them back', () => {
  const tab = startTab();
  tab.receive('letter.delete');
  tab.receive({ endpointId: 'letter.delete' });
  expect(tab.dispatched).toEqual([readsChanged({ endpointId: 'letter.delete', isFromOtherTab: true })]);
  expect(tab.posted).toEqual([]);
  tab.stop();
});

it('USR-06 applies the pushes of another tab, unless this tab receives pushes itself', () => {
  const tab = startTab();
  tab.receive('pushed:letters,balance');
  expect(tab.dispatched).toEqual([readsChanged({ tags: ['letters', 'balance'] })]);
  expect(tab.posted).toEqual([]);
  tab.stop();
  const connected = startTab({ hasPushes: true });
  connected.receive('pushed:letters');
  expect(connected.dispatched).toEqual([]);
  connected.stop();
});
