import { encodeFrame, PUSH_IDS, type RoomFacts } from '@pavilion/chat-socket/protocol';
import { type Locale } from '../content/locale.ts';
import { type ChatRoomRow } from '../db/chatTables.ts';
import { type ChatNews } from './chatNews.ts';
import { type ChatLimits } from './chatLimits.ts';
import { type Online } from './createOnline.ts';
import { type Person } from './person.ts';
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

interface HubRoom {
  readonly row: ChatRoomRow;
  readonly listeners: Set<Listener>;
  lastMid: number;
}

export interface HubPorts {
  readonly online: Online;
  readonly limits: () => ChatLimits;
  readonly now: () => number;
}

/** The one room guests may write in. */
const GUEST_ROOM = 'lobby';

/**
 * Who listens where in this process, and what they hear. A push is written once; whatever comes for a room within one
 * turn goes out as one piece.
 */
export function createHub({ online, limits, now }: HubPorts) {
  let rooms = new Map<string, HubRoom>();
  const listeners = new Set<Listener>();
  const people = new Map<string, Set<Listener>>();
  const muted = new Map<string, number>();
  /** Who was put out of which room; he comes in again after a restart. */
  const putOut = new Set<string>();
  const waiting = new Map<HubRoom, Buffer[]>();
  const heardSaid = new Set<(rid: string, uid: string, frame: string) => void>();

  const flush = () => {
    const batches = [...waiting];
    waiting.clear();
    for (const [room, frames] of batches) {
      const piece = frames.length === 1 ? frames[0] : Buffer.concat(frames);
      if (piece) for (const listener of room.listeners) listener.push(piece);
    }
  };
  const pushToRoom = (room: HubRoom, frame: string) => {
    if (room.listeners.size === 0) return;
    if (waiting.size === 0) setImmediate(flush);
    const frames = waiting.get(room) ?? [];
    waiting.set(room, frames);
    frames.push(textFrame(frame));
  };
  const mutedUntil = (uid: string): number => {
    const until = muted.get(uid) ?? 0;
    return until > now() ? until : 0;
  };
  const canSend = (room: HubRoom, person: Person | undefined): boolean =>
    person !== undefined &&
    !putOut.has(`${room.row.id} ${person.uid}`) &&
    room.row.state === 'open' &&
    (person.role !== 'guest' || room.row.id === GUEST_ROOM) &&
    mutedUntil(person.uid) === 0;

  const factsOf = (room: HubRoom, listener: Pick<Listener, 'locale' | 'person'>): RoomFacts => {
    const person = listener.person();
    const until = person ? mutedUntil(person.uid) : 0;
    return {
      ...{
        rid: room.row.id,
        name: room.row.names[listener.locale],
        lastMid: room.lastMid,
        online: online.of(room.row.id),
      },
      canSend: canSend(room, person),
      ...(person?.role === 'guest' ? { slowMs: Math.round(60_000 / limits().guest.perMinute) } : {}),
      ...(until > 0 ? { mutedUntil: until } : {}),
    };
  };
  const allFacts = (listener: Listener) => [...rooms.values()].map((room) => factsOf(room, listener));

  const hear: { readonly [K in ChatNews['kind']]: (news: Extract<ChatNews, { kind: K }>) => void } = {
    said: ({ rid, mid, uid, frame }) => {
      const room = rooms.get(rid);
      if (!room || mid <= room.lastMid) return;
      room.lastMid = mid;
      pushToRoom(room, frame);
      for (const listener of heardSaid) listener(rid, uid, frame);
    },
    tell: ({ rid, frame }) => {
      const frames = { 'zh-CN': textFrame(frame['zh-CN']), 'zh-TW': textFrame(frame['zh-TW']) };
      const audience = rid === undefined ? listeners : (rooms.get(rid)?.listeners ?? []);
      flush();
      for (const listener of audience) if (listener.person()) listener.push(frames[listener.locale]);
    },
    to: ({ uid, frame }) => {
      const found = people.get(uid);
      if (!found) return;
      flush();
      const piece = textFrame(frame);
      for (const listener of found) listener.push(piece);
    },
    muted: ({ uid, until, reason }) => {
      if (until > now()) muted.set(uid, until);
      else muted.delete(uid);
      const piece = textFrame(encodeFrame(PUSH_IDS.muted, { uid, until, ...(reason ? { reason } : {}) }));
      for (const listener of people.get(uid) ?? []) listener.push(piece);
    },
    out: ({ uid, rid, reason }) => {
      if (rid !== undefined) putOut.add(`${rid} ${uid}`);
      for (const listener of [...(people.get(uid) ?? [])]) listener.putOut(rid, reason);
    },
    rooms: () => undefined,
    online: ({ node, counts }) => tellOnline(online.hear(node, counts, now())),
  };
  const tellOnline = (changed: readonly string[]) => {
    for (const rid of changed) {
      const room = rooms.get(rid);
      if (room) pushToRoom(room, encodeFrame(PUSH_IDS.online, { rid, online: online.of(rid) }));
    }
  };

  return {
    hear: (news: ChatNews) => (hear[news.kind] as (news: ChatNews) => void)(news),
    sweep: () => tellOnline(online.sweep(now())),
    /** Takes the rooms and mutes as they are in the books, and tells everybody who listens. */
    reload: (rows: readonly ChatRoomRow[], mutes: readonly (readonly [uid: string, until: number])[]) => {
      const isFirst = rooms.size === 0;
      rooms = new Map(
        rows.map((row) => {
          const { listeners: held = new Set<Listener>(), lastMid = Number(row.last_seq) } = rooms.get(row.id) ?? {};
          return [row.id, { row, listeners: held, lastMid }];
        }),
      );
      muted.clear();
      for (const [uid, until] of mutes) muted.set(uid, until);
      if (isFirst) return;
      for (const listener of listeners)
        if (listener.person())
          listener.push(textFrame(encodeFrame(PUSH_IDS.roomsChanged, { rooms: allFacts(listener) })));
    },
    add: (listener: Listener) => void listeners.add(listener),
    remove: (listener: Listener) => {
      listeners.delete(listener);
      for (const room of rooms.values()) room.listeners.delete(listener);
      const person = listener.person();
      const own = person && people.get(person.uid);
      own?.delete(listener);
      if (person && own?.size === 0) people.delete(person.uid);
    },
    /** Says who a listener is; he leaves the rooms he was in as somebody else. */
    know: (listener: Listener, person: Person) => {
      const own = people.get(person.uid) ?? new Set();
      people.set(person.uid, own.add(listener));
    },
    enter: (rid: string, listener: Listener): RoomFacts | undefined => {
      const room = rooms.get(rid);
      room?.listeners.add(listener);
      return room && factsOf(room, listener);
    },
    leave: (rid: string, listener: Listener): RoomFacts | undefined => {
      const room = rooms.get(rid);
      room?.listeners.delete(listener);
      return room && factsOf(room, listener);
    },
    isPutOut: (rid: string, uid: string): boolean => putOut.has(`${rid} ${uid}`),
    has: (rid: string): boolean => rooms.has(rid),
    canSend: (rid: string, person: Person): boolean => {
      const room = rooms.get(rid);
      return room !== undefined && canSend(room, person);
    },
    facts: allFacts,
    /** Script of a room's bots. */
    localeOf: (rid: string) => rooms.get(rid)?.row.locale ?? 'zh-CN',
    lastMids: () => [...rooms.values()].map(({ row, lastMid }) => [row.id, lastMid] as const),
    counts: () => Object.fromEntries([...rooms.values()].map(({ row, listeners: held }) => [row.id, held.size])),
    /** Hears what is said anywhere, frame by frame. */
    onSaid: (listener: (rid: string, uid: string, frame: string) => void) => {
      heardSaid.add(listener);
      return () => heardSaid.delete(listener);
    },
  };
}

export type Hub = ReturnType<typeof createHub>;
