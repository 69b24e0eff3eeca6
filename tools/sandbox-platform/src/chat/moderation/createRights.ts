import type { AccessDenial } from '@pavilion/chat-socket/protocol';
import type { ChatRoomRow } from '../../db/tables/chatTables.ts';
import type { Person } from '../rooms/person.ts';

/** Who is mute, until when, milliseconds UTC, and why. */
export interface Mute {
  readonly uid: string;
  readonly until: number;
  readonly reason: string;
}

/** Who has been put out of a room, and why. */
export interface Exclusion {
  readonly room_id: string;
  readonly author: string;
  readonly reason: string;
}

/** Why somebody may not: the word of the protocol, and what the house said of it. */
export interface Denied {
  readonly why: AccessDenial;
  readonly reason?: string;
}

/** Who may do what, as far as this process knows. */
export interface Rights {
  /** Milliseconds UTC; 0 for who is not mute. */
  readonly mutedUntil: (uid: string) => number;
  /** Why somebody may not come in. */
  readonly findExclusion: (rid: string, uid: string) => Denied | undefined;
  /** Why somebody may not write there. */
  readonly denied: (room: ChatRoomRow, person: Person | undefined) => Denied | undefined;
  readonly mute: (mute: Mute) => void;
  /** Who may write again because his time is over; each is told once. */
  readonly unmuted: () => readonly string[];
  readonly ban: (exclusion: Exclusion) => void;
  readonly unban: (rid: string, uid: string) => void;
  /** Takes who is mute and who is put out as it is in the books. */
  readonly reset: (mutes: readonly Mute[], exclusions: readonly Exclusion[]) => void;
}

/** The one room guests may write in. */
const GUEST_ROOM = 'lobby';

const deny = (why: AccessDenial, reason = ''): Denied => ({ why, ...(reason && { reason }) });

/** Nobody is mute and nobody is put out at first. */
export function createRights(now: () => number): Rights {
  const muted = new Map<string, Mute>();
  const out = new Map<string, string>();
  const findMute = (uid: string): Mute | undefined => {
    const mute = muted.get(uid);
    return mute && mute.until > now() ? mute : undefined;
  };
  const buildExclusionKey = (rid: string, uid: string): string => `${rid} ${uid}`;
  const findExclusion = (rid: string, uid: string): Denied | undefined => {
    const reason = out.get(buildExclusionKey(rid, uid));
    return reason === undefined ? undefined : deny('removed', reason);
  };
  const mute = (next: Mute) => void (next.until > now() ? muted.set(next.uid, next) : muted.delete(next.uid));
  const ban = ({ room_id, author, reason }: Exclusion) => void out.set(buildExclusionKey(room_id, author), reason);
  return {
    mutedUntil: (uid) => findMute(uid)?.until ?? 0,
    findExclusion,
    denied: (room, person) => {
      const isOut = person && findExclusion(room.id, person.uid);
      if (isOut) return isOut;
      if (room.state !== 'open') return deny('closed');
      if (!person || (person.role === 'guest' && room.id !== GUEST_ROOM)) return deny('guest');
      const mute = findMute(person.uid);
      return mute && deny('muted', mute.reason);
    },
    mute,
    unmuted: () => {
      const over = [...muted.values()].filter(({ until }) => until <= now());
      for (const { uid } of over) muted.delete(uid);
      return over.map(({ uid }) => uid);
    },
    ban,
    unban: (rid, uid) => void out.delete(buildExclusionKey(rid, uid)),
    reset: (mutes, exclusions) => {
      muted.clear();
      out.clear();
      mutes.forEach(mute);
      exclusions.forEach(ban);
    },
  };
}
