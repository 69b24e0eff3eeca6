import { encodeFrame, PUSH_IDS, type RoomFacts } from '@pavilion/chat-socket/protocol';
import type { Locale } from '../content/locale.ts';
import type { ChatRoomRow } from '../db/chatTables.ts';
import type { ChatLimits } from './chatLimits.ts';
import type { ChatNews } from './chatNews.ts';
import { createOnline } from './createOnline.ts';
import { createPushQueue } from './createPushQueue.ts';
import { createRights, type Denied, type Exclusion, type Mute } from './createRights.ts';
import type { Person } from './person.ts';
import { textFrame } from './textFrame.ts';

/** A connection as the rooms see it. */
export interface Listener {
  readonly locale: Locale;
  /** Nobody before the login. */
  readonly person: () => Person | undefined;
  /** Sends frames that were made already. */
  readonly push: (frames: Buffer) => void;
  /** The house wants him out: of a room, or of the chat. */
  readonly putOut: (rid: string | undefined, reason: string) => void;
}

/** Hears what is said anywhere, frame by frame. */
export type SaidListener = (rid: string, uid: string, frame: string) => void;

/** What the hub works with. */
export interface HubPorts {
  readonly limits: () => ChatLimits;
  readonly now: () => number;
}

/** Hears that a member came into a room or left it. */
export type MovedListener = (move: Omit<NewsOf<'moved'>, 'kind'>) => void;

interface HubRoom {
  row: ChatRoomRow;
  /** By the script they read. */
  readonly listeners: Readonly<Record<Locale, Set<Listener>>>;
  lastMid: number;
}

const everybodyIn = ({ listeners }: HubRoom) => [listeners['zh-CN'], listeners['zh-TW']];

type NewsOf<Kind extends ChatNews['kind']> = Extract<ChatNews, { readonly kind: Kind }>;
type NewsHearers = { readonly [Kind in ChatNews['kind']]: (news: NewsOf<Kind>) => void };

const MINUTE = 60_000;
/** In a room with more people nobody is told who comes and goes, only how many there are (10014). */
const MOST_TOLD = 50;

const nobody = (): HubRoom['listeners'] => ({ 'zh-CN': new Set(), 'zh-TW': new Set() });
const countOf = ({ listeners }: HubRoom): number => listeners['zh-CN'].size + listeners['zh-TW'].size;

/** Connections by who is behind them. */
function createPeople() {
  const all = new Set<Listener>();
  const byUid = new Map<string, Set<Listener>>();
  return {
    all,
    of: (uid: string): readonly Listener[] => [...(byUid.get(uid) ?? [])],
    know: (listener: Listener, { uid }: Person) => {
      all.add(listener);
      byUid.set(uid, (byUid.get(uid) ?? new Set()).add(listener));
    },
    forget: (listener: Listener) => {
      all.delete(listener);
      const uid = listener.person()?.uid ?? '';
      byUid.get(uid)?.delete(listener);
      if (byUid.get(uid)?.size === 0) byUid.delete(uid);
    },
  };
}

/** Rooms, connections and rights of this process. */
function createHubState({ limits, now }: HubPorts) {
  const rights = createRights(now);
  const online = createOnline();
  let rooms: ReadonlyMap<string, HubRoom> = new Map();
  const facts = ({ row, lastMid }: HubRoom, listener: Listener): RoomFacts => {
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
    saidListeners: new Set<SaidListener>(),
    movedListeners: new Set<MovedListener>(),
    rooms: () => rooms,
    setRooms: (next: ReadonlyMap<string, HubRoom>) => void (rooms = next),
    /** A room as a listener sees it. */
    facts,
    allFacts: (listener: Listener) => [...rooms.values()].map((room) => facts(room, listener)),
  };
}

type HubState = ReturnType<typeof createHubState>;

/** Messages to the connections of this process. */
function createPushes({ rooms, people, online, facts, allFacts, movedListeners }: HubState) {
  const queue = createPushQueue();
  const pushTo = (listeners: Iterable<Listener>, frame: string) => {
    queue.flush();
    const piece = textFrame(frame);
    for (const listener of listeners) listener.push(piece);
  };
  const pushRooms = (listener: Listener) =>
    pushTo([listener], encodeFrame(PUSH_IDS.roomsChanged, { rooms: allFacts(listener) }));
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
        if (room) queue.push(everybodyIn(room), encodeFrame(PUSH_IDS.online, { rid, online: online.of(rid) }));
      }
    },
    /** Pushes the end of a mute, and then the rooms; a room that is closed to the author anyway stays closed. */
    pushMute: ({ uid, until, reason }: Mute) => {
      pushTo(people.of(uid), encodeFrame(PUSH_IDS.muted, { uid, until, ...(reason && { reason }) }));
      people.of(uid).forEach(pushRooms);
    },
    /** Reports that a member has come or gone, if this is the first or last connection of the member. */
    reportMove: (rid: string, listener: Listener, isHere: boolean) => {
      const room = rooms().get(rid);
      const person = listener.person();
      if (!room || person?.role !== 'member' || countOf(room) > MOST_TOLD) return;
      const { uid, nickname } = person;
      if (people.of(uid).some((other) => other !== listener && room.listeners[other.locale].has(other))) return;
      for (const hear of movedListeners) hear({ rid, uid, nickname, isHere });
    },
  };
}

type Pushes = ReturnType<typeof createPushes>;

const createHearers = (
  { rooms, people, rights, online, saidListeners }: HubState,
  pushes: Pushes,
): Omit<NewsHearers, 'online'> => ({
  said: ({ rid, mid, uid, frame, frameTw }) => {
    const room = rooms().get(rid);
    if (!room || mid <= room.lastMid) return;
    room.lastMid = mid;
    if (frameTw === undefined) pushes.enqueue(everybodyIn(room), frame);
    else {
      pushes.enqueue([room.listeners['zh-CN']], frame);
      pushes.enqueue([room.listeners['zh-TW']], frameTw);
    }
    for (const hear of saidListeners) hear(rid, uid, frame);
  },
  tell: ({ rid, frame }) => {
    const room = rid === undefined ? undefined : rooms().get(rid);
    for (const locale of ['zh-CN', 'zh-TW'] as const) {
      const everybody = [...people.all].filter((listener) => listener.locale === locale);
      pushes.pushTo(rid === undefined ? everybody : (room?.listeners[locale] ?? []), frame[locale]);
    }
  },
  to: ({ uid, frame }) => pushes.pushTo(people.of(uid), frame),
  muted: (mute) => {
    rights.mute(mute);
    pushes.pushMute(mute);
  },
  out: ({ uid, rid, reason }) => {
    if (rid !== undefined) rights.putOut({ room_id: rid, author: uid, reason });
    for (const listener of people.of(uid)) listener.putOut(rid, reason);
  },
  in: ({ uid, rid }) => {
    rights.letIn(rid, uid);
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
    if (!room || countOf(room) > MOST_TOLD) return;
    const others = everybodyIn(room).flatMap((all) => [...all].filter((other) => other.person()?.uid !== uid));
    const id = isHere ? PUSH_IDS.memberJoined : PUSH_IDS.memberLeft;
    pushes.pushTo(others, encodeFrame(id, { rid, uid, nickname, online: online.of(rid) }));
  },
});

/** Entering and leaving of rooms. */
function createMembership({ rooms, people, facts }: HubState, { reportMove }: Pushes) {
  const goOut = (rid: string, listener: Listener): HubRoom | undefined => {
    const room = rooms().get(rid);
    if (room?.listeners[listener.locale].delete(listener)) reportMove(rid, listener, false);
    return room;
  };
  return {
    /** Says who a listener is. */
    know: people.know,
    /** Lets go of a listener, who leaves his rooms. */
    remove: (listener: Listener) => {
      for (const rid of rooms().keys()) goOut(rid, listener);
      people.forget(listener);
    },
    enter: (rid: string, listener: Listener): RoomFacts | undefined => {
      const room = rooms().get(rid);
      if (!room) return undefined;
      const all = room.listeners[listener.locale];
      if (!all.has(listener)) reportMove(rid, listener, true);
      all.add(listener);
      return facts(room, listener);
    },
    leave: (rid: string, listener: Listener): RoomFacts | undefined => {
      const room = goOut(rid, listener);
      return room && facts(room, listener);
    },
  };
}

/** Who listens where in this process, and what they hear. */
export function createHub(ports: HubPorts) {
  const { now } = ports;
  const state = createHubState(ports);
  const { rooms, people, rights, online, saidListeners, movedListeners } = state;
  const pushes = createPushes(state);
  const hearers: NewsHearers = {
    ...createHearers(state, pushes),
    online: ({ node, counts }) => pushes.pushOnline(online.hear(node, counts, now())),
  };
  return {
    ...createMembership(state, pushes),
    hear: (news: ChatNews) => (hearers[news.kind] as (news: ChatNews) => void)(news),
    sweep: () => {
      pushes.pushOnline(online.sweep(now()));
      for (const uid of rights.unmuted()) pushes.pushMute({ uid, until: 0, reason: '' });
    },
    /** Takes rooms and rights as they are in the books, and tells those who listen already. */
    reload: (rows: readonly ChatRoomRow[], mutes: readonly Mute[], exclusions: readonly Exclusion[]) => {
      const before = rooms();
      const roomOf = (row: ChatRoomRow): HubRoom => {
        const { listeners = nobody(), lastMid = Number(row.last_seq) } = before.get(row.id) ?? {};
        return { row, listeners, lastMid };
      };
      state.setRooms(new Map(rows.map((row) => [row.id, roomOf(row)])));
      rights.reset(mutes, exclusions);
      for (const listener of people.all) pushes.pushRooms(listener);
    },
    has: (rid: string): boolean => rooms().has(rid),
    outOf: rights.outOf,
    /** Why somebody may not write in a room there is. */
    denied: (rid: string, person: Person): Denied | undefined => {
      const room = rooms().get(rid);
      return room && rights.denied(room.row, person);
    },
    facts: state.allFacts,
    /** The one script of a room; nobody's: each reader's own. */
    localeOf: (rid: string): Locale | undefined => rooms().get(rid)?.row.locale ?? undefined,
    /** Number of a room's newest message, as this process has heard. */
    lastMid: (rid: string): number => rooms().get(rid)?.lastMid ?? 0,
    lastMids: () => [...rooms().values()].map(({ row, lastMid }) => [row.id, lastMid] as const),
    counts: () => Object.fromEntries([...rooms().values()].map((room) => [room.row.id, countOf(room)])),
    onMoved: (listener: MovedListener) => void movedListeners.add(listener),
    onSaid: (listener: SaidListener) => {
      saidListeners.add(listener);
      return () => void saidListeners.delete(listener);
    },
  };
}

export type Hub = ReturnType<typeof createHub>;
