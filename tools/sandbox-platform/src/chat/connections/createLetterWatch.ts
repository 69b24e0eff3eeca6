import { PUSH_IDS } from '@pavilion/chat-socket/protocol';
import type { Clock } from '@pavilion/kernel';
import type { Db } from '../../db/database.ts';
import type { Connection } from './createConnection.ts';

/** Overlap of consecutive reads. A message becomes visible at its commit, which may be later than its time. */
const OVERLAP_MS = 10_000;

/** Push that names the changed data and has no text; the client reads its messages again. */
const lettersChanged = { category: 'letter', msg: '', changed: ['letters'] } as const;

/** Finds messages to these members or to all members that arrived in a period; `from` is exclusive. */
const findArrivals = (db: Db, memberIds: readonly number[], { from, to }: { readonly from: Date; readonly to: Date }) =>
  db
    .selectFrom('letters')
    .select(['id', 'member_id'])
    .where((where) => where.or([where('member_id', 'in', [...memberIds]), where('member_id', 'is', null)]))
    .where('created_at', '>', from)
    .where('created_at', '<=', to)
    .execute();

/**
 * Creates a function that notifies connected members of inbox messages that have arrived since its last call (60000).
 *
 * It uses the time of a message, which may be in the future when it is stored. A member gets one push per call.
 */
export function createLetterWatch(
  db: Db,
  clock: Pick<Clock, 'now'>,
): (connections: readonly Connection[]) => Promise<void> {
  const startedAt = clock.now();
  let lastAt = startedAt;
  let pushed: ReadonlySet<bigint> = new Set();
  return async (connections) => {
    const memberIds = new Set(connections.flatMap((connection) => connection.person()?.memberId ?? []));
    const now = clock.now();
    const from = new Date(Math.max(startedAt, lastAt - OVERLAP_MS));
    lastAt = now;
    if (memberIds.size === 0) return;
    const letters = await findArrivals(db, [...memberIds], { from, to: new Date(now) });
    const arrived = letters.filter(({ id }) => !pushed.has(id));
    pushed = new Set(letters.map(({ id }) => id));
    const readers = new Set(arrived.map(({ member_id }) => member_id));
    for (const connection of connections) {
      const memberId = connection.person()?.memberId;
      if (typeof memberId === 'number' && (readers.has(memberId) || readers.has(null)))
        connection.send(PUSH_IDS.internal, lettersChanged);
    }
  };
}
