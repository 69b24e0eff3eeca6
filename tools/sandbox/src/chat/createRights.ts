import { type ChatRoomRow } from '../db/chatTables.ts';
import { type Person } from './person.ts';

/** Who may do what, as far as this process knows. */
export interface Rights {
  /** Milliseconds UTC; 0 for who is not mute. */
  readonly mutedUntil: (uid: string) => number;
  readonly isPutOut: (rid: string, uid: string) => boolean;
  readonly canSend: (room: ChatRoomRow, person: Person | undefined) => boolean;
  readonly mute: (uid: string, until: number) => void;
  /** Lasts until the process ends. */
  readonly putOut: (rid: string, uid: string) => void;
  /** Takes the mutes as they are in the books. */
  readonly reset: (mutes: readonly (readonly [uid: string, until: number])[]) => void;
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
  const isPutOut = (rid: string, uid: string): boolean => out.has(`${rid} ${uid}`);
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
    putOut: (rid, uid) => void out.add(`${rid} ${uid}`),
    reset: (mutes) => {
      muted.clear();
      for (const [uid, until] of mutes) muted.set(uid, until);
    },
  };
}
