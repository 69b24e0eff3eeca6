import { encodeFrame, PUSH_IDS, type RoomInfo } from '@pavilion/chat-socket/protocol';
import type { Locale } from '../../base/locale.ts';
import type { ChatRoomRow } from '../../db/tables/chatTables.ts';
import type { ChatLimits } from '../moderation/chatLimits.ts';
import type { ChatBusMessage } from '../rooms/chatBusMessage.ts';
import { createOnline } from './createOnline.ts';
import { createPushQueue } from './createPushQueue.ts';
import { createRights, type Denied, type Exclusion, type Mute } from '../moderation/createRights.ts';
import type { Person } from '../rooms/person.ts';
import { encodeTextFrame } from './encodeTextFrame.ts';

/** Connection as used by the rooms. */
export interface Listener {
  readonly locale: Locale;
  /** Person of the login; `undefined` before it. */
  readonly person: () => Person | undefined;
  /** Sends encoded frames. */
  readonly push: (frames: Buffer) => void;
  /** Removes the person from a room, or without `rid` from the chat. */
  readonly ban: (rid: string | undefined, reason: string) => void;
}

/** Receives the frame of each message in any room. */
export type MessageListener = (rid: string, uid: string, frame: string) => void;

/** Ports of the hub. */
export interface HubPorts {
  readonly limits: () => ChatLimits;
  readonly now: () => number;
}

/** Receives each entering and leaving of a room by a member. */
export type PresenceListener = (move: Omit<BusMessageOf<'moved'>, 'kind'>) => void;

interface HubRoom {
  row: ChatRoomRow;
  /** Listeners by script. */
  readonly listeners: Readonly<Record<Locale, Set<Listener>>>;
  lastMid: number;
}

const getListenerSets = ({ listeners }: HubRoom) => [listeners['zh-CN'], listeners['zh-TW']];

type BusMessageOf<Kind extends ChatBusMessage['kind']> = Extract<ChatBusMessage, { readonly kind: Kind }>;
type BusMessageHandlers = { readonly [Kind in ChatBusMessage['kind']]: (message: BusMessageOf<Kind>) => void };

const MINUTE = 60_000;
/** Maximum number of people in a room for pushes of joins and leaves. Larger rooms get only the online count (10014). */
const PRESENCE_BROADCAST_LIMIT = 50;

const createEmptyListeners = (): HubRoom['listeners'] => ({ 'zh-CN': new Set(), 'zh-TW': new Set() });
const countListeners = ({ listeners }: HubRoom): number => listeners['zh-CN'].size + listeners['zh-TW'].size;

/** Creates an index of connections by person. */
function createPeople() {
  const all = new Set<Listener>();
  const byUid = new Map<string, Set<Listener>>();
  return {
    all,
    of: (uid: string): readonly Listener[] => [...(byUid.get(uid) ?? [])],
    addListener: (listener: Listener, { uid }: Person) => {
      all.add(listener);
      byUid.set(uid, (byUid.get(uid) ?? new Set()).add(listener));
    },
    removeListener: (listener: Listener) => {
      all.delete(listener);
      const uid = listener.person()?.uid ?? '';
      byUid.get(uid)?.delete(listener);
      if (byUid.get(uid)?.size === 0) byUid.delete(uid);
    },
  };
}

/** Creates the rooms, connections and rights of this process. */
function createHubState({ limits, now }: HubPorts) {
  const rights = createRights(now);
  const online = createOnline();
  let rooms: ReadonlyMap<string, HubRoom> = new Map();
  const toRoomInfo = ({ row, lastMid }: HubRoom, listener: Listener): RoomInfo => {
    const person = listener.person();
    const mutedUntil = rights.mutedUntil(person?.uid ?? '');
    const denied = rights.denied(row, person);
    return {
      rid: row.id,
      name: row.names[listener.locale],
      lastMid,
      online: online.of(row.id),
      canSend: !denied,
      ...denied,
      ...(person?.role === 'guest' ? { slowMs: Math.round(MINUTE / limits().guest.perMinute) } : {}),
      ...(mutedUntil > 0 ? { mutedUntil } : {}),
    };
  };
  return {
    rights,
    online,
    people: createPeople(),
    messageListeners: new Set<MessageListener>(),
    presenceListeners: new Set<PresenceListener>(),
    rooms: () => rooms,
    setRooms: (next: ReadonlyMap<string, HubRoom>) => void (rooms = next),
    /** Room data for one listener. */
    facts: toRoomInfo,
    listRoomInfo: (listener: Listener) => [...rooms.values()].map((room) => toRoomInfo(room, listener)),
  };
}

type HubState = ReturnType<typeof createHubState>;

/** Creates the functions that send pushes to the connections of this process. */
function createPushes({ rooms, people, online, facts, listRoomInfo, presenceListeners }: HubState) {
  const queue = createPushQueue();
  const pushTo = (listeners: Iterable<Listener>, frame: string) => {
    queue.flush();
    const piece = encodeTextFrame(frame);
    for (const listener of listeners) listener.push(piece);
  };
  const pushRooms = (listener: Listener) =>
    pushTo([listener], encodeFrame(PUSH_IDS.roomsChanged, { rooms: listRoomInfo(listener) }));
  return {
    enqueue: queue.push,
    pushTo,
    pushRooms,
    pushRoom: (room: HubRoom, listeners: Iterable<Listener>) => {
      for (const listener of listeners) pushTo([listener], encodeFrame(PUSH_IDS.roomChanged, facts(room, listener)));
    },
    pushOnline: (changed: readonly string[]) => {
      for (const rid of changed) {
        const room = rooms().get(rid);
        if (room) queue.push(getListenerSets(room), encodeFrame(PUSH_IDS.online, { rid, online: online.of(rid) }));
      }
    },
    /** Pushes a mute or its end, and then the room data of the person. */
    pushMute: ({ uid, until, reason }: Mute) => {
      pushTo(people.of(uid), encodeFrame(PUSH_IDS.muted, { uid, until, ...(reason && { reason }) }));
      people.of(uid).forEach(pushRooms);
    },
    /** Reports that a member has entered or left a room with the first or last connection. */
    reportMove: (rid: string, listener: Listener, isHere: boolean) => {
      const room = rooms().get(rid);
      const person = listener.person();
      if (!room || person?.role !== 'member' || countListeners(room) > PRESENCE_BROADCAST_LIMIT) return;
      const { uid, nickname } = person;
      if (people.of(uid).some((other) => other !== listener && room.listeners[other.locale].has(other))) return;
      for (const handle of presenceListeners) handle({ rid, uid, nickname, isHere });
    },
  };
}

type Pushes = ReturnType<typeof createPushes>;

const createBusMessageHandlers = (
  { rooms, people, rights, online, messageListeners }: HubState,
  pushes: Pushes,
): Omit<BusMessageHandlers, 'online'> => ({
  message: ({ rid, mid, uid, frame, frameTw }) => {
    const room = rooms().get(rid);
    if (!room || mid <= room.lastMid) return;
    room.lastMid = mid;
    if (frameTw === undefined) pushes.enqueue(getListenerSets(room), frame);
    else {
      pushes.enqueue([room.listeners['zh-CN']], frame);
      pushes.enqueue([room.listeners['zh-TW']], frameTw);
    }
    for (const handle of messageListeners) handle(rid, uid, frame);
  },
  push: ({ rid, frame }) => {
    const room = rid === undefined ? undefined : rooms().get(rid);
    for (const locale of ['zh-CN', 'zh-TW'] as const) {
      const recipients = [...people.all].filter((listener) => listener.locale === locale);
      pushes.pushTo(rid === undefined ? recipients : (room?.listeners[locale] ?? []), frame[locale]);
    }
  },
  to: ({ uid, frame }) => pushes.pushTo(people.of(uid), frame),
  muted: (mute) => {
    rights.mute(mute);
    pushes.pushMute(mute);
  },
  out: ({ uid, rid, reason }) => {
    if (rid !== undefined) rights.ban({ room_id: rid, author: uid, reason });
    for (const listener of people.of(uid)) listener.ban(rid, reason);
  },
  in: ({ uid, rid }) => {
    rights.unban(rid, uid);
    const room = rooms().get(rid);
    if (room) pushes.pushRoom(room, people.of(uid));
  },
  room: ({ rid, state }) => {
    const room = rooms().get(rid);
    if (!room) return;
    room.row = { ...room.row, state };
    pushes.pushRoom(room, people.all);
  },
  moved: ({ rid, uid, nickname, isHere }) => {
    const room = rooms().get(rid);
    if (!room || countListeners(room) > PRESENCE_BROADCAST_LIMIT) return;
    const others = getListenerSets(room).flatMap((all) => [...all].filter((other) => other.person()?.uid !== uid));
    const id = isHere ? PUSH_IDS.memberJoined : PUSH_IDS.memberLeft;
    pushes.pushTo(others, encodeFrame(id, { rid, uid, nickname, online: online.of(rid) }));
  },
});

/** Creates the functions that enter and leave rooms. */
function createMembership({ rooms, people, facts }: HubState, { reportMove }: Pushes) {
  const leaveRoom = (rid: string, listener: Listener): HubRoom | undefined => {
    const room = rooms().get(rid);
    if (room?.listeners[listener.locale].delete(listener)) reportMove(rid, listener, false);
    return room;
  };
  return {
    /** Registers a listener with its person. */
    addListener: people.addListener,
    /** Removes a listener from all rooms. */
    remove: (listener: Listener) => {
      for (const rid of rooms().keys()) leaveRoom(rid, listener);
      people.removeListener(listener);
    },
    enter: (rid: string, listener: Listener): RoomInfo | undefined => {
      const room = rooms().get(rid);
      if (!room) return undefined;
      const all = room.listeners[listener.locale];
      if (!all.has(listener)) reportMove(rid, listener, true);
      all.add(listener);
      return facts(room, listener);
    },
    leave: (rid: string, listener: Listener): RoomInfo | undefined => {
      const room = leaveRoom(rid, listener);
      return room && facts(room, listener);
    },
  };
}

/** Connections of this process, their room subscriptions and message delivery. */
export function createHub(ports: HubPorts) {
  const { now } = ports;
  const state = createHubState(ports);
  const { rooms, people, rights, online, messageListeners, presenceListeners } = state;
  const pushes = createPushes(state);
  const handlers: BusMessageHandlers = {
    ...createBusMessageHandlers(state, pushes),
    online: ({ node, counts }) => pushes.pushOnline(online.update(node, counts, now())),
  };
  return {
    ...createMembership(state, pushes),
    handle: (message: ChatBusMessage) => (handlers[message.kind] as (message: ChatBusMessage) => void)(message),
    sweep: () => {
      pushes.pushOnline(online.sweep(now()));
      for (const uid of rights.unmuted()) pushes.pushMute({ uid, until: 0, reason: '' });
    },
    /** Replaces rooms and permissions by those of the database, and notifies the connections concerned. */
    reload: (rows: readonly ChatRoomRow[], mutes: readonly Mute[], exclusions: readonly Exclusion[]) => {
      const before = rooms();
      const toHubRoom = (row: ChatRoomRow): HubRoom => {
        const { listeners = createEmptyListeners(), lastMid = Number(row.last_seq) } = before.get(row.id) ?? {};
        return { row, listeners, lastMid };
      };
      state.setRooms(new Map(rows.map((row) => [row.id, toHubRoom(row)])));
      rights.reset(mutes, exclusions);
      for (const listener of people.all) pushes.pushRooms(listener);
    },
    has: (rid: string): boolean => rooms().has(rid),
    findExclusion: rights.findExclusion,
    /** Returns why a person may not write in a room. */
    denied: (rid: string, person: Person): Denied | undefined => {
      const room = rooms().get(rid);
      return room && rights.denied(room.row, person);
    },
    facts: state.listRoomInfo,
    /** Returns the only script of a room; `undefined` if each reader has their own. */
    findRoomLocale: (rid: string): Locale | undefined => rooms().get(rid)?.row.locale ?? undefined,
    /** Returns the number of a room's newest message that this process has received. */
    lastMid: (rid: string): number => rooms().get(rid)?.lastMid ?? 0,
    lastMids: () => [...rooms().values()].map(({ row, lastMid }) => [row.id, lastMid] as const),
    counts: () => Object.fromEntries([...rooms().values()].map((room) => [room.row.id, countListeners(room)])),
    onPresence: (listener: PresenceListener) => void presenceListeners.add(listener),
    onMessage: (listener: MessageListener) => {
      messageListeners.add(listener);
      return () => void messageListeners.delete(listener);
    },
  };
}

export type Hub = ReturnType<typeof createHub>;
