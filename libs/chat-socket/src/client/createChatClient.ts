import { createId as randomId, createMemoryStore, type KeyValueStore } from '@pavilion/kernel';
import { replyReaders } from '../messages/replies.ts';
import { readChatMessage } from '../messages/chatMessage.ts';
import type { ChatPush } from '../frames/decodeServerFrame.ts';
import { PUSH_IDS, REQUEST_IDS } from '../messages/messageIds.ts';
import type { ChatClient, ChatEvent } from './chatClient.ts';
import type { ChatPorts } from '../machine/chatPorts.ts';
import type { Announcement, ChatMe, ChatState } from '../machine/chatState.ts';
import { createChatListeners } from './createChatListeners.ts';
import { createConnection, GUEST_KEY, type ConnectionOptions } from './createConnection.ts';
import { createFrameReader } from './createFrameReader.ts';
import { createMemoryOutbox } from './createMemoryOutbox.ts';
import { createReadMarks } from '../rooms/createReadMarks.ts';
import { createRooms } from '../rooms/createRooms.ts';
import type { Rooms } from '../rooms/rooms.ts';

/** Maximum number of announcements in the state. */
const MAX_ANNOUNCEMENTS = 5;

const withDefaults = (given: ChatPorts) => ({
  ...given,
  createId: given.createId ?? randomId,
  random: given.random ?? Math.random,
  store: given.store ?? createMemoryStore(),
  outbox: given.outbox ?? createMemoryOutbox(),
});

/** State of a client outside its connection and its rooms. It is changed in place. */
interface ChatSession {
  me: ChatMe | undefined;
  announcements: readonly Announcement[];
  /** Cached public state, `undefined` after a change. */
  view: ChatState | undefined;
}

/** Creates the reader of login replies. It stores the member, the token of a guest and the rooms. */
const createLoginReader =
  (session: ChatSession, rooms: Rooms, store: KeyValueStore): ConnectionOptions['readLogin'] =>
  (msgData) => {
    const reply = replyReaders[REQUEST_IDS.login](msgData);
    if (!reply) return undefined;
    session.me = { uid: reply.uid, nickname: reply.nickname, role: reply.role };
    if (reply.token !== undefined) store.set(GUEST_KEY, reply.token);
    rooms.learnAll(reply.rooms);
    return reply;
  };

/** Shows a delivered message at once, because its push may arrive later or get lost. */
function addDeliveredMessage(
  session: ChatSession,
  rooms: Rooms,
  event: Extract<ChatEvent, { type: 'delivered' }>,
): void {
  const { entry, mid, time } = event;
  const message = readChatMessage({ category: 'text', ...entry, ...session.me, mid, time });
  if (message) rooms.take(message);
}

function addAnnouncement(session: ChatSession, fresh: Announcement): void {
  const others = session.announcements.filter(({ id }) => id !== fresh.id);
  session.announcements = [fresh, ...others].slice(0, MAX_ANNOUNCEMENTS);
}

/** Creates the parts of a client: listeners, session, connection and rooms. */
function createChatCore(ports: ReturnType<typeof withDefaults>) {
  const listeners = createChatListeners(ports);
  const { emit } = listeners;
  const session: ChatSession = { me: undefined, announcements: [], view: undefined };

  const changed = (): void => {
    session.view = undefined;
    listeners.notify();
  };

  const onPush = (push: ChatPush): void => {
    const { msgId, msgData } = push;
    rooms.push(push);
    if (msgId === PUSH_IDS.announcement) {
      addAnnouncement(session, msgData);
      changed();
    }
    const isMessage = msgId === PUSH_IDS.message || msgId === PUSH_IDS.betShared;
    if (isMessage && msgData.cid !== undefined && msgData.uid === session.me?.uid)
      connection.delivered(msgData.cid, msgData.mid, msgData.time);
    emit({ type: 'push', push });
  };

  const connection = createConnection({
    ...ports,
    readLogin: (msgData) => readLogin(msgData),
    onFrame: (frame) => readFrame(frame),
    onEvent: (event) => {
      if (event.type === 'delivered') addDeliveredMessage(session, rooms, event);
      emit(event);
    },
    onBeat: () => rooms.beat(),
    onChange: (step) => {
      if (step !== 'ready') rooms.linkLost();
      else rooms.linkReady();
      changed();
    },
  });
  const rooms = createRooms({
    ...ports,
    sendRequest: connection.sendRequest,
    onChange: changed,
    marks: createReadMarks(ports.store, connection.key),
    myUid: () => session.me?.uid,
  });
  const readLogin = createLoginReader(session, rooms, ports.store);
  const readFrame = createFrameReader({ rooms, logger: ports.logger, onPush });

  return { session, listeners, connection, rooms };
}

/** Creates a client that is idle until `start` (CHT-01 to CHT-05). */
export function createChatClient(given: ChatPorts): ChatClient {
  const { session, listeners, connection, rooms } = createChatCore(withDefaults(given));

  const endIdentity = (): void => {
    session.me = undefined;
    rooms.clear();
  };

  const leave = (isForGood: boolean): void => {
    connection.leave(isForGood);
    endIdentity();
  };

  return {
    getState: () =>
      (session.view ??= {
        step: connection.step(),
        failure: connection.failure(),
        me: session.me,
        announcements: session.announcements,
        rooms: rooms.view(),
        outbox: connection.entries(),
      }),
    subscribe: listeners.subscribe,
    onEvent: listeners.onEvent,
    start: (identity) => {
      const before = connection.key();
      connection.start(identity);
      if (before !== connection.key()) endIdentity();
    },
    disconnectIdentity: () => leave(true),
    stop: connection.stop,
    send: connection.send,
    resend: connection.resend,
    discard: connection.discard,
    clearHistory: rooms.clearHistory,
    join: rooms.join,
    leave: rooms.leave,
    loadHistory: rooms.loadHistory,
    markRead: rooms.markRead,
    dispose: () => {
      connection.dispose();
      leave(false);
      listeners.clear();
    },
  };
}
