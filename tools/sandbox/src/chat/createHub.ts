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

/** Rooms as a listener sees them. */
function factsOf(
  { row, lastMid }: HubRoom,
  { locale, person: who }: Pick<Listener, 'locale' | 'person'>,
  rights: ReturnType<typeof createRights>,
  { online, guestPerMinute }: { readonly online: number; readonly guestPerMinute: number },
): RoomFacts {
  const person = who();
  const mutedUntil = rights.mutedUntil(person?.uid ?? '');
  const denied = rights.denied(row, person);
  return {
    rid: row.id,
    name: row.names[locale],
    lastMid,
    online,
    canSend: !denied,
    ...denied,
    ...(person?.role === 'guest' ? { slowMs: Math.round(MINUTE / guestPerMinute) } : {}),
    ...(mutedUntil > 0 ? { mutedUntil } : {}),
  };
}

/** Who listens where in this process, and what they hear. */
export function createHub({ limits, now }: HubPorts) {
  let rooms: ReadonlyMap<string, HubRoom> = new Map();
  const people = createPeople();
  const rights = createRights(now);
  const online = createOnline();
  const queue = createPushQueue();
  const saidListeners = new Set<SaidListener>();
  const movedListeners = new Set<MovedListener>();

  const facts = (room: HubRoom, listener: Listener): RoomFacts =>
    factsOf(room, listener, rights, {
      online: online.of(room.row.id),
      guestPerMinute: limits().guest.perMinute,
    });
  const allFacts = (listener: Listener) => [...rooms.values()].map((room) => facts(room, listener));
  const tellOnline = (changed: readonly string[]) => {
    for (const rid of changed) {
      const room = rooms.get(rid);
      if (room) queue.push(everybodyIn(room), encodeFrame(PUSH_IDS.online, { rid, online: online.of(rid) }));
    }
  };
  const pushTo = (listeners: Iterable<Listener>, frame: string) => {
    queue.flush();
    const piece = textFrame(frame);
    for (const listener of listeners) listener.push(piece);
  };

  const tellRooms = (listener: Listener) =>
    pushTo([listener], encodeFrame(PUSH_IDS.roomsChanged, { rooms: allFacts(listener) }));

  const tellRoom = (room: HubRoom, listeners: Iterable<Listener>) => {
    for (const listener of listeners) pushTo([listener], encodeFrame(PUSH_IDS.roomChanged, facts(room, listener)));
  };

  /** Says that a member has come or gone, when it was over the first of his lines or the last. */
  const tellMoved = (rid: string, listener: Listener, isHere: boolean) => {
    const room = rooms.get(rid);
    const person = listener.person();
    if (!room || person?.role !== 'member' || countOf(room) > MOST_TOLD) return;
    const { uid, nickname } = person;
    if (people.of(uid).some((other) => other !== listener && room.listeners[other.locale].has(other))) return;
    for (const hear of movedListeners) hear({ rid, uid, nickname, isHere });
  };
  const goOut = (rid: string, listener: Listener): HubRoom | undefined => {
    const room = rooms.get(rid);
    if (room?.listeners[listener.locale].delete(listener)) tellMoved(rid, listener, false);
    return room;
  };

  /** Until when somebody is mute, and then where he may write: a room he may not write in anyway stays so. */
  const tellMute = ({ uid, until, reason }: Mute) => {
    pushTo(people.of(uid), encodeFrame(PUSH_IDS.muted, { uid, until, ...(reason && { reason }) }));
    people.of(uid).forEach(tellRooms);
  };

  const hearers: NewsHearers = {
    said: ({ rid, mid, uid, frame, frameTw }) => {
      const room = rooms.get(rid);
      if (!room || mid <= room.lastMid) return;
      room.lastMid = mid;
      if (frameTw === undefined) queue.push(everybodyIn(room), frame);
      else {
        queue.push([room.listeners['zh-CN']], frame);
        queue.push([room.listeners['zh-TW']], frameTw);
      }
      for (const hear of saidListeners) hear(rid, uid, frame);
    },
    tell: ({ rid, frame }) => {
      const room = rid === undefined ? undefined : rooms.get(rid);
      for (const locale of ['zh-CN', 'zh-TW'] as const) {
        const everybody = [...people.all].filter((listener) => listener.locale === locale);
        pushTo(rid === undefined ? everybody : (room?.listeners[locale] ?? []), frame[locale]);
      }
    },
    to: ({ uid, frame }) => pushTo(people.of(uid), frame),
    muted: (mute) => {
      rights.mute(mute);
      tellMute(mute);
    },
    out: ({ uid, rid, reason }) => {
      if (rid !== undefined) rights.putOut({ room_id: rid, author: uid, reason });
      for (const listener of people.of(uid)) listener.putOut(rid, reason);
    },
    in: ({ uid, rid }) => {
      rights.letIn(rid, uid);
      const room = rooms.get(rid);
      if (room) tellRoom(room, people.of(uid));
    },
    room: ({ rid, state }) => {
      const room = rooms.get(rid);
      if (!room) return;
      room.row = { ...room.row, state };
      tellRoom(room, people.all);
    },
    moved: ({ rid, uid, nickname, isHere }) => {
      const room = rooms.get(rid);
      if (!room || countOf(room) > MOST_TOLD) return;
      const others = everybodyIn(room).flatMap((all) => [...all].filter((other) => other.person()?.uid !== uid));
      const id = isHere ? PUSH_IDS.memberJoined : PUSH_IDS.memberLeft;
      pushTo(others, encodeFrame(id, { rid, uid, nickname, online: online.of(rid) }));
    },
    online: ({ node, counts }) => tellOnline(online.hear(node, counts, now())),
  };

  return {
    hear: (news: ChatNews) => (hearers[news.kind] as (news: ChatNews) => void)(news),
    sweep: () => {
      tellOnline(online.sweep(now()));
      for (const uid of rights.unmuted()) tellMute({ uid, until: 0, reason: '' });
    },
    /** Takes rooms and rights as they are in the books, and tells those who listen already. */
    reload: (rows: readonly ChatRoomRow[], mutes: readonly Mute[], exclusions: readonly Exclusion[]) => {
      const before = rooms;
      const roomOf = (row: ChatRoomRow): HubRoom => {
        const { listeners = nobody(), lastMid = Number(row.last_seq) } = before.get(row.id) ?? {};
        return { row, listeners, lastMid };
      };
      rooms = new Map(rows.map((row) => [row.id, roomOf(row)]));
      rights.reset(mutes, exclusions);
      for (const listener of people.all) tellRooms(listener);
    },
    /** Says who a listener is. */
    know: people.know,
    /** Lets go of a listener, who leaves his rooms. */
    remove: (listener: Listener) => {
      for (const rid of rooms.keys()) goOut(rid, listener);
      people.forget(listener);
    },
    enter: (rid: string, listener: Listener): RoomFacts | undefined => {
      const room = rooms.get(rid);
      if (!room) return undefined;
      const all = room.listeners[listener.locale];
      if (!all.has(listener)) tellMoved(rid, listener, true);
      all.add(listener);
      return facts(room, listener);
    },
    leave: (rid: string, listener: Listener): RoomFacts | undefined => {
      const room = goOut(rid, listener);
      return room && facts(room, listener);
    },
    has: (rid: string): boolean => rooms.has(rid),
    outOf: rights.outOf,
    /** Why somebody may not write in a room there is. */
    denied: (rid: string, person: Person): Denied | undefined => {
      const room = rooms.get(rid);
      return room && rights.denied(room.row, person);
    },
    facts: allFacts,
    /** The one script of a room; nobody's: each reader's own. */
    localeOf: (rid: string): Locale | undefined => rooms.get(rid)?.row.locale ?? undefined,
    /** Number of a room's newest message, as this process has heard. */
    lastMid: (rid: string): number => rooms.get(rid)?.lastMid ?? 0,
    lastMids: () => [...rooms.values()].map(({ row, lastMid }) => [row.id, lastMid] as const),
    counts: () => Object.fromEntries([...rooms.values()].map((room) => [room.row.id, countOf(room)])),
    onMoved: (listener: MovedListener) => void movedListeners.add(listener),
    onSaid: (listener: SaidListener) => {
      saidListeners.add(listener);
      return () => void saidListeners.delete(listener);
    },
  };
}

export type Hub = ReturnType<typeof createHub>;
