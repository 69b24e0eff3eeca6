import { createController } from '@pavilion/kernel/controller';
import { combineReducers, type UnknownAction } from '@reduxjs/toolkit';
import { createFakeClock } from '@pavilion/kernel/testing';
import { seeded } from '../testing/seeded.ts';
import { createSimLine } from '../testing/sim/simLine.ts';
import { createSimServer } from '../testing/sim/simServer.ts';
import { chatActions } from './chatActions.ts';
import { createChatController } from './createChatController.ts';
import { chatReducer } from './chatReducer.ts';
import { selectChat, selectChatRoom, selectUnread } from './chatSelectors.ts';
import { createChatSaga } from './createChatSaga.ts';

it('CHT-03 a Redux host connects, joins, writes and reads by actions, and nothing is left when the saga ends', async () => {
  const clock = createFakeClock();
  const server = createSimServer(clock, seeded(1));
  const line = createSimLine('ann', { clock, random: seeded(1), host: server });
  const received: string[] = [];
  const saga = createChatSaga({
    clock,
    openSocket: line.open,
    fetchJwt: () => Promise.resolve(server.sign('ann')),
  });
  const chat = chatReducer;
  const host = createController(
    combineReducers({
      chat,
      received: (state: number = 0, action: UnknownAction) => {
        if (chatActions.eventReceived.match(action)) received.push(action.payload.type);
        if (chatActions.sendRefused.match(action)) received.push(action.payload.reason);
        return state;
      },
    }),
    saga,
  );
  const pass = (ms: number) => clock.advanceAsync(ms);
  host.send(chatActions.joinRequested('lobby'));
  host.send(chatActions.startRequested({ kind: 'member', key: 'ann' }));
  host.send(chatActions.sendRequested({ rid: 'lobby', msg: ' 好球 ' }));
  host.send(chatActions.sendRequested({ rid: 'lobby', msg: ' \u200b ' }));
  await pass(2_000);
  const state = host.getState();
  expect(selectChat(state)).toMatchObject({ step: 'ready', me: { uid: 'ann', role: 'member' }, outbox: [] });
  expect(selectChatRoom('lobby')(state)?.messages.map(({ msg }) => msg)).toEqual(['好球']);
  expect(received).toEqual(['empty', 'delivered', 'push']);
  expect(selectUnread(state)).toBe(1);
  host.send(chatActions.readRequested('lobby'));
  expect(selectUnread(host.getState())).toBe(0);
  host.dispose();
  await pass(1_000);
  expect([line.live(), clock.pending()]).toEqual([0, 0]);
});

it('CHT-03 each command of a Redux host reaches the client, and other actions do not', async () => {
  const clock = createFakeClock();
  const server = createSimServer(clock, seeded(1));
  const line = createSimLine('ann', { clock, random: seeded(1), host: server });
  for (let word = 0; word < 20; word += 1) server.post('lobby', `${word}`);
  const dropped: number[] = [];
  const host = createController(
    combineReducers({
      chat: chatReducer,
      dropped: (state: number = 0, action: UnknownAction) => {
        if (chatActions.eventReceived.match(action) && action.payload.type === 'dropped')
          dropped.push(action.payload.entries.length);
        return state;
      },
    }),
    createChatSaga({ clock, openSocket: line.open, fetchJwt: () => Promise.resolve(server.sign('ann')) }),
  );
  const send = async (action: UnknownAction) => {
    host.send(action);
    await clock.advanceAsync(2_000);
  };
  const chat = () => host.getState().chat;
  const lobby = () => chat().rooms['lobby'];
  const texts = () => server.log('lobby').map(({ msg }) => msg);

  await send(chatActions.joinRequested('lobby'));
  await send(chatActions.startRequested({ kind: 'member', key: 'ann' }));
  expect(lobby()?.messages).toHaveLength(15);
  await send(chatActions.historyRequested('lobby'));
  expect(lobby()?.messages).toHaveLength(20);
  server.serverFaults.refusesWords = true;
  await send(chatActions.sendRequested({ rid: 'lobby', msg: 'one' }));
  await send(chatActions.sendRequested({ rid: 'lobby', msg: 'two' }));
  const [one, two] = chat().outbox;
  server.serverFaults.refusesWords = false;
  await send(chatActions.discardRequested(one?.cid ?? ''));
  await send(chatActions.resendRequested(two?.cid ?? ''));
  expect([chat().outbox, texts().slice(20)]).toEqual([[], ['two']]);
  await send({ type: 'chat/stopRequested/other' });
  expect(chat().step).toBe('ready');
  await send(chatActions.leaveRequested('lobby'));
  expect(lobby()?.isJoined).toBe(false);
  await send(chatActions.stopRequested());
  expect(chat().step).toBe('stopped');
  await send(chatActions.sendRequested({ rid: 'lobby', msg: 'three' }));
  await send(chatActions.leaveIdentityRequested());
  expect([chat().outbox, dropped]).toEqual([[], [1]]);
  host.dispose();
});

it('CHT-03 a controller accepts the same actions without a host and leaves nothing when disposed', async () => {
  const clock = createFakeClock();
  const line = createSimLine('guest', { clock, random: seeded(1), host: createSimServer(clock, seeded(1)) });
  const chat = createChatController({
    clock,
    openSocket: line.open,
    fetchJwt: () => Promise.reject(new Error('guest')),
  });
  // @ts-expect-error an action that is none of the chat
  chat.send({ type: 'login/loginClosed' });
  chat.send(chatActions.joinRequested('lobby'));
  chat.send(chatActions.startRequested({ kind: 'guest' }));
  chat.send(chatActions.sendRequested({ rid: 'lobby', msg: '大家好' }));
  await clock.advanceAsync(2_000);
  expect(chat.getState()).toMatchObject({
    step: 'ready',
    outbox: [],
    rooms: { lobby: { messages: [{ msg: '大家好' }] } },
  });
  chat.dispose();
  expect([line.live(), clock.pending()]).toEqual([0, 0]);
});
