import type { AccessDenial } from '@pavilion/chat-socket/protocol';
import type { ChatRoomRow } from '../../db/tables/chatTables.ts';
import type { Person } from '../rooms/person.ts';

/** Mute of a person; `until` is in milliseconds UTC. */
export interface Mute {
  readonly uid: string;
  readonly until: number;
  readonly reason: string;
}

/** Exclusion of a person from a room. */
export interface Exclusion {
  readonly room_id: string;
  readonly author: string;
  readonly reason: string;
}

/** Denial of access: its code on the wire and the operator's reason. */
export interface Denied {
  readonly why: AccessDenial;
  readonly reason?: string;
}

/** Mutes and exclusions known to this process. */
export interface Rights {
  /** End of a person's mute, milliseconds UTC; 0 without a mute. */
  readonly mutedUntil: (uid: string) => number;
  /** Returns the exclusion of a person from a room. */
  readonly findExclusion: (rid: string, uid: string) => Denied | undefined;
  /** Returns why a person may not write in a room. */
  readonly denied: (room: ChatRoomRow, person: Person | undefined) => Denied | undefined;
  readonly mute: (mute: Mute) => void;
  /** Returns the persons whose mute has expired; each once. */
  readonly unmuted: () => readonly string[];
  readonly ban: (exclusion: Exclusion) => void;
  readonly unban: (rid: string, uid: string) => void;
  /** Replaces mutes and exclusions by those of the database. */
  readonly reset: (mutes: readonly Mute[], exclusions: readonly Exclusion[]) => void;
}

/** Only room in which guests may write. */
const GUEST_ROOM = 'lobby';

const deny = (why: AccessDenial, reason = ''): Denied => ({ why, ...(reason && { reason }) });

/** Creates rights without mutes and exclusions. */
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
