import type { ChatClient, ChatState } from '@pavilion/chat-socket';
import { uiActions } from '@pavilion/site-contract';
import { readsChanged } from '@pavilion/site-data';
import type { UnknownAction } from '@reduxjs/toolkit';
import { runSaga, stdChannel } from 'redux-saga';
import { followConnection, PUSHED_TAGS } from './followConnection.ts';

type Connection = Pick<ChatState, 'step' | 'me'>;

const away: Connection = { step: 'connecting', me: undefined };
const asMember: Connection = { step: 'ready', me: { uid: 'm7', nickname: 'me***07', role: 'member' } };
const asGuest: Connection = { step: 'ready', me: { uid: 'g1', nickname: '访客1', role: 'guest' } };

/** Runs the saga with a client whose connection the test sets. */
function setUp(first: Connection) {
  const dispatched: UnknownAction[] = [];
  const listeners = new Set<() => void>();
  let state = first;
  const client = {
    getState: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  } as unknown as ChatClient;
  const task = runSaga(
    { channel: stdChannel(), dispatch: (action: UnknownAction) => dispatched.push(action), getState: () => ({}) },
    followConnection,
    client,
  );
  const become = (next: Connection) => {
    state = next;
    listeners.forEach((listener) => listener());
  };
  return { become, dispatched, listeners, task };
}

const connected = [uiActions.pushesChanged(true), readsChanged({ tags: PUSHED_TAGS })];
const disconnected = uiActions.pushesChanged(false);

describe('followConnection', () => {
  it('USR-06 reports pushes while a member is connected, and reads what was missed after each connection', () => {
    const { become, dispatched } = setUp(away);
    expect(dispatched).toEqual([]);
    become(asMember);
    become({ ...asMember });
    expect(dispatched).toEqual(connected);
    become(away);
    expect(dispatched).toEqual([...connected, disconnected]);
    become(asMember);
    expect(dispatched).toEqual([...connected, disconnected, ...connected]);
  });

  it('USR-06 a connection that was open before counts at once, that of a guest never', () => {
    const { become, dispatched } = setUp(asMember);
    expect(dispatched).toEqual(connected);
    become(asGuest);
    expect(dispatched).toEqual([...connected, disconnected]);
  });

  it('stops listening when the saga ends', () => {
    const { listeners, task } = setUp(away);
    expect(listeners.size).toBe(1);
    task.cancel();
    expect(listeners.size).toBe(0);
  });
});
