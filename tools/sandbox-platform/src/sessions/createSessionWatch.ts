import type { Clock, Logger } from '@pavilion/kernel';
import { createSingleRunTask } from '../base/tasks/createSingleRunTask.ts';
import type { Db } from '../db/database.ts';
import { isOpenAt } from './sessionLifetime.ts';

/** Connection that belongs to a member's session. */
export interface WatchedConnection {
  /** Id of the session; `undefined` without a login. */
  readonly sessionId: () => string | undefined;
  /** Ends the connection because its session has ended. */
  readonly endLogin: () => void;
}

/** Ports of the watch. */
export interface SessionWatchPorts {
  readonly db: Db;
  readonly clock: Pick<Clock, 'now'>;
  readonly logger: Logger;
  readonly connections: () => Iterable<WatchedConnection>;
}

/** Interval of the checks. With the time of a check it stays below the 2 s of SEC-05. */
const WATCH_MS = 500;

/** Returns those of the sessions that are open. */
export async function findOpenSessions(db: Db, ids: readonly string[], now: Date): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('sessions')
    .innerJoin('members', 'members.id', 'sessions.member_id')
    .select('sessions.id')
    .where('sessions.id', 'in', [...ids])
    .where(isOpenAt(now))
    .where('members.state', '=', 'active')
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/**
 * Ends the connections of sessions that have ended: by a logout, a login elsewhere, the operator, a new password or a limit
 * (SEC-05). One query checks all connections, twice a second.
 *
 * @returns a function that stops the watch after the current check
 */
export function createSessionWatch({ db, clock, logger, connections }: SessionWatchPorts): () => Promise<void> {
  const check = async () => {
    const watched = [...connections()].flatMap((connection) => {
      const id = connection.sessionId();
      return id === undefined ? [] : [{ id, connection }];
    });
    const open = await findOpenSessions(db, [...new Set(watched.map(({ id }) => id))], new Date(clock.now()));
    for (const { id, connection } of watched) if (!open.has(id)) connection.endLogin();
  };
  const checks = createSingleRunTask('session watch', check, logger);
  const timer = setInterval(() => void checks.run(), WATCH_MS);
  return async () => {
    clearInterval(timer);
    await checks.idle();
  };
}
