import type { KeyValueStore } from '@pavilion/kernel';

/** Absence after which the next visit is a new play session, milliseconds. */
export const PAUSE_MS = 15 * 60_000;

const KEY = 'play.session';

/** Uninterrupted stay of one member, shared by all tabs. Times are milliseconds since 1970. */
export interface PlaySession {
  readonly userId: string;
  readonly startedAt: number;
  /** Last time at which a tab was visible. */
  readonly seenAt: number;
  /** Time of the last reality check that was confirmed; the start before the first. */
  readonly checkedAt: number;
}

type Store = Pick<KeyValueStore, 'get' | 'set'>;

function parse(text: string | undefined): PlaySession | undefined {
  try {
    const { userId, startedAt, seenAt, checkedAt } = JSON.parse(text ?? '') as Partial<PlaySession>;
    const times = [startedAt, checkedAt, seenAt];
    if (typeof userId !== 'string' || !times.every(Number.isSafeInteger)) return undefined;
    return { userId, startedAt, seenAt, checkedAt } as PlaySession;
  } catch {
    return undefined;
  }
}

/**
 * Continues the stored play session of the member, or starts one after a pause, for another member, or if the clock was set
 * back.
 */
export function continuePlaySession(store: Store, { userId, now }: { userId: string; now: number }): PlaySession {
  const stored = parse(store.get(KEY));
  const isSame = stored?.userId === userId && stored.seenAt <= now && now - stored.seenAt < PAUSE_MS;
  const session = isSame ? { ...stored, seenAt: now } : { userId, startedAt: now, seenAt: now, checkedAt: now };
  store.set(KEY, JSON.stringify(session));
  return session;
}

/** Stores that the member has confirmed a reality check. The next one is due a whole interval later. */
export function confirmRealityCheck(store: Store, member: { userId: string; now: number }): void {
  const session = continuePlaySession(store, member);
  store.set(KEY, JSON.stringify({ ...session, checkedAt: member.now }));
}
