import { createId as randomId, createMemoryStore } from '@pavilion/kernel';
import { answerReaders, type AnswerData } from '../protocol/answers.ts';
import { readChatMessage } from '../protocol/chatMessage.ts';
import type { RawFrame } from '../protocol/decodeFrame.ts';
import { readSpeech, type ChatPush } from '../protocol/decodeSpeech.ts';
import { PUSH_IDS, REQUEST_IDS } from '../protocol/messageIds.ts';
import type { ChatClient, ChatEvent } from './chatClient.ts';
import type { ChatPorts } from './chatPorts.ts';
import type { Announcement, ChatMe, ChatState } from './chatState.ts';
import { createConnection, GUEST_KEY } from './createConnection.ts';
import { createMemoryOutbox } from './createMemoryOutbox.ts';
import { createReadMarks } from './createReadMarks.ts';
import { createRooms } from './createRooms.ts';

/** Announcements held. */
const ANNOUNCEMENTS_MAX = 5;

/** Makes a client that does nothing until `start` (CHT-01 to CHT-05). */
export function createChatClient(given: ChatPorts): ChatClient {
  const ports = {
    ...given,
    createId: given.createId ?? randomId,
    random: given.random ?? Math.random,
    store: given.store ?? createMemoryStore(),
    outbox: given.outbox ?? createMemoryOutbox(),
  };
  const { logger, schedule = (notify) => notify() } = ports;
  const listeners = new Set<() => void>();
  const hearers = new Set<(event: ChatEvent) => void>();
  let me: ChatMe | undefined;
  let announcements: readonly Announcement[] = [];
  let state: ChatState | undefined;
  let isScheduled = false;

  const tellAll = <Told>(all: ReadonlySet<(told: Told) => void>, told: Told): void => {
    for (const listener of [...all])
      try {
        listener(told);
      } catch (error) {
        logger?.warn('chat.listener', { error: String(error) });
      }
  };
  const emit = (event: ChatEvent): void => tellAll(hearers, event);

  const changed = (): void => {
    state = undefined;
    if (isScheduled) return;
    isScheduled = true;
    schedule(() => {
      isScheduled = false;
      tellAll(listeners, undefined);
    });
  };

  const connection = createConnection({
    ...ports,
    onFrame,
    onEvent: (event) => {
      if (event.type === 'delivered') showOwn(event);
      emit(event);
    },
    onBeat: () => rooms.beat(),
    onChange: (step) => {
      if (step !== 'ready') rooms.linkLost();
      else rooms.linkReady();
      changed();
    },
    readLogin: (msgData) => {
      const facts = answerReaders[REQUEST_IDS.login](msgData);
      if (!facts) return undefined;
      me = { uid: facts.uid, nickname: facts.nickname, role: facts.role };
      if (facts.token !== undefined) ports.store.set(GUEST_KEY, facts.token);
      rooms.learnAll(facts.rooms);
      return facts;
    },
  });
  const rooms = createRooms({
    clock: ports.clock,
    createId: ports.createId,
    ask: connection.ask,
    onChange: changed,
    marks: createReadMarks(ports.store, connection.key),
    myUid: () => me?.uid,
  });

  /** Its push may come later, or get lost: the message does not leave the screen meanwhile. */
  const showOwn = ({ entry, mid, time }: Extract<ChatEvent, { type: 'delivered' }>): void => {
    const message = readChatMessage({ category: 'text', ...entry, ...me, mid, time });
    if (message) rooms.take(message);
  };

  const announce = (fresh: Announcement): void => {
    announcements = [fresh, ...announcements.filter(({ id }) => id !== fresh.id)].slice(0, ANNOUNCEMENTS_MAX);
    changed();
  };

  const hearPush = (push: ChatPush): void => {
    const { msgId, msgData } = push;
    rooms.push(push);
    if (msgId === PUSH_IDS.announcement) announce(msgData);
    const isMessage = msgId === PUSH_IDS.message || msgId === PUSH_IDS.betShared;
    if (isMessage && msgData.cid !== undefined && msgData.uid === me?.uid)
      connection.delivered(msgData.cid, msgData.mid, msgData.time);
    emit({ type: 'push', push });
  };

  const answers: Readonly<Record<number, (data: never) => void>> = {
    [REQUEST_IDS.join]: ({ room }: AnswerData<10002>) => rooms.joined(room),
    [REQUEST_IDS.history]: (page: AnswerData<10011>) => rooms.page(page),
  };

  function onFrame(raw: RawFrame): void {
    const speech = readSpeech(raw);
    if (typeof speech === 'string') logger?.warn('chat.frame', { fault: speech, msgId: raw.msgId });
    else if (speech.kind === 'push') hearPush(speech.frame);
    else if (speech.kind === 'answer') answers[speech.frame.msgId]?.(speech.frame.msgData as never);
    else if (speech.kind === 'refusal') rooms.refused(speech.refusal);
  }

  const leave = (isForGood: boolean): void => {
    connection.leave(isForGood);
    me = undefined;
    rooms.clear();
  };

  const add = <Listener>(all: Set<Listener>, listener: Listener) => {
    all.add(listener);
    return () => void all.delete(listener);
  };

  return {
    getState: () =>
      (state ??= {
        step: connection.step(),
        failure: connection.failure(),
        me,
        announcements,
        rooms: rooms.view(),
        outbox: connection.entries(),
      }),
    subscribe: (listener) => add(listeners, listener),
    onEvent: (listener) => add(hearers, listener),
    start: (identity) => {
      const before = connection.key();
      connection.start(identity);
      if (before === connection.key()) return;
      me = undefined;
      rooms.clear();
    },
    leaveIdentity: () => leave(true),
    stop: connection.stop,
    send: connection.send,
    resend: connection.resend,
    discard: connection.discard,
    forget: rooms.forget,
    join: rooms.join,
    leave: rooms.leave,
    loadHistory: rooms.loadHistory,
    markRead: rooms.markRead,
    dispose: () => {
      connection.dispose();
      leave(false);
      listeners.clear();
      hearers.clear();
    },
  };
}
