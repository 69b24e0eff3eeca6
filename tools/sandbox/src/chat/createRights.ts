import { type ChatRoomRow } from '../db/chatTables.ts';
import { type Person } from './person.ts';

/** Who is mute, and until when, milliseconds UTC. */
export type Mute = readonly [uid: string, until: number];

/** Who has been put out of a room. */
export interface Exclusion {
  readonly room_id: string;
  readonly author: string;
}

/** Who may do what, as far as this process knows. */
export interface Rights {
  /** Milliseconds UTC; 0 for who is not mute. */
  readonly mutedUntil: (uid: string) => number;
  readonly isPutOut: (rid: string, uid: string) => boolean;
  readonly canSend: (room: ChatRoomRow, person: Person | undefined) => boolean;
  readonly mute: (uid: string, until: number) => void;
  readonly putOut: (rid: string, uid: string) => void;
  readonly letIn: (rid: string, uid: string) => void;
  /** Takes who is mute and who is put out as it is in the books. */
  readonly reset: (mutes: readonly Mute[], exclusions: readonly Exclusion[]) => void;
}

/** The one room guests may write in. */
const GUEST_ROOM = 'lobby';

/** Nobody is mute and nobody is put out at first. */
export function createRights(now: () => number): Rights {
  const muted = new Map<string, number>();
  const out = new Set<string>();
  const mutedUntil = (uid: string): number => {
    const until = muted.get(uid) ?? 0;
    return until > now() ? until : 0;
  };
  const placeOf = (rid: string, uid: string): string => `${rid} ${uid}`;
  const isPutOut = (rid: string, uid: string): boolean => out.has(placeOf(rid, uid));
  return {
    mutedUntil,
    isPutOut,
    canSend: (room, person) =>
      person !== undefined &&
      room.state === 'open' &&
      (person.role !== 'guest' || room.id === GUEST_ROOM) &&
      !isPutOut(room.id, person.uid) &&
      mutedUntil(person.uid) === 0,
    mute: (uid, until) => void (until > now() ? muted.set(uid, until) : muted.delete(uid)),
    putOut: (rid, uid) => void out.add(placeOf(rid, uid)),
    letIn: (rid, uid) => void out.delete(placeOf(rid, uid)),
    reset: (mutes, exclusions) => {
      muted.clear();
      out.clear();
      for (const [uid, until] of mutes) muted.set(uid, until);
      for (const { room_id, author } of exclusions) out.add(placeOf(room_id, author));
    },
  };
}
