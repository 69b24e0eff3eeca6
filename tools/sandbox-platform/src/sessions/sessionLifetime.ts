import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { Schema, SessionsTable } from '../db/tables/schema.ts';

const DAY_MS = 86_400_000;

/** Time without a call after which a session ends: 7 days (ruling A5). */
export const IDLE_LIMIT_MS = 7 * DAY_MS;

/** Longest duration of a session: 30 days (ruling A5). */
export const SESSION_LIMIT_MS = 30 * DAY_MS;

/** Condition for sessions that have neither been ended nor reached a limit. */
export const isOpenAt =
  (now: Date) =>
  (where: ExpressionBuilder<Schema, 'sessions'>): Expression<SqlBool> =>
    where.and([
      where('sessions.ended_at', 'is', null),
      where('sessions.created_at', '>', new Date(now.getTime() - SESSION_LIMIT_MS)),
      where('sessions.last_used_at', '>', new Date(now.getTime() - IDLE_LIMIT_MS)),
    ]);

/** Reason and time of the end of a session. */
export interface SessionEnd {
  readonly reason: NonNullable<SessionsTable['end_reason']>;
  readonly at: Date;
}

/** Start and last use of a session. */
export interface SessionTimes {
  readonly created_at: Date;
  readonly last_used_at: Date;
}

/** Returns the limit that a session has reached, and when; `undefined` before that. */
export function findReachedLimit({ created_at, last_used_at }: SessionTimes, now: Date): SessionEnd | undefined {
  const idleAt = last_used_at.getTime() + IDLE_LIMIT_MS;
  const oldAt = created_at.getTime() + SESSION_LIMIT_MS;
  const at = Math.min(idleAt, oldAt);
  return at > now.getTime() ? undefined : { reason: at === oldAt ? 'expired' : 'idle', at: new Date(at) };
}
