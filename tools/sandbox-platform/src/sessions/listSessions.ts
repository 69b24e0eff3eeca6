import type { ResponseOf } from '@pavilion/api-client/protocol';
import type { Locale } from '../base/locale.ts';
import type { Db } from '../db/database.ts';
import type { SessionsTable } from '../db/tables/schema.ts';
import { describePlace } from './describePlace.ts';
import { findReachedLimit, SESSION_LIMIT_MS, type SessionEnd } from './sessionLifetime.ts';

type SessionView = ResponseOf<'sessions.list'>['list'][number];
type EndReason = NonNullable<SessionsTable['end_reason']>;

/** Maximum number of ended sessions in the list. */
const MAX_ENDED = 20;

/** Reasons as members see them. */
const wireReasons: Readonly<Record<EndReason, NonNullable<SessionView['endReason']>>> = {
  logout: 'logout',
  elsewhere: 'elsewhere',
  member: 'member',
  passwordReset: 'password',
  passwordChanged: 'password',
  kicked: 'operator',
  frozen: 'operator',
  idle: 'idle',
  expired: 'expired',
};

/** Reader of the list and its own session. */
export interface SessionReader {
  readonly memberId: number;
  readonly sessionId: string;
  readonly locale: Locale;
  readonly now: Date;
}

async function readRows(db: Db, { memberId, now }: SessionReader) {
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'device_name', 'address', 'created_at', 'last_used_at', 'ended_at', 'end_reason'])
    .where('member_id', '=', memberId)
    .where((where) =>
      where.or([where('ended_at', 'is', null), where('ended_at', '>', new Date(now.getTime() - SESSION_LIMIT_MS))]),
    )
    .orderBy('last_used_at', 'desc')
    .execute();
  return rows.map((row) => ({ row, end: findEnd(row, now) }));
}

type SessionRow = Awaited<ReturnType<typeof readRows>>[number]['row'];

function findEnd(
  { ended_at, end_reason, ...times }: Pick<SessionsTable, 'created_at' | 'last_used_at' | 'ended_at' | 'end_reason'>,
  now: Date,
): SessionEnd | undefined {
  return ended_at ? { reason: end_reason ?? 'logout', at: ended_at } : findReachedLimit(times, now);
}

const toView = (row: SessionRow, end: SessionEnd | undefined, { sessionId, locale }: SessionReader): SessionView => ({
  id: row.id,
  isCurrent: row.id === sessionId,
  device: row.device_name ?? '',
  place: describePlace(row.address, locale),
  loginAt: row.created_at.getTime(),
  lastUsedAt: row.last_used_at.getTime(),
  ...(end && { endedAt: end.at.getTime(), endReason: wireReasons[end.reason] }),
});

/** Lists the open sessions of a member, the reader's own first, and those that ended within 30 days, newest first. */
export async function listSessions(db: Db, reader: SessionReader): Promise<ResponseOf<'sessions.list'>> {
  const rows = await readRows(db, reader);
  const open = rows.filter(({ end }) => !end);
  const ended = rows
    .flatMap(({ row, end }) => (end ? [{ row, end }] : []))
    .sort((a, b) => b.end.at.getTime() - a.end.at.getTime())
    .slice(0, MAX_ENDED);
  const own = open.filter(({ row }) => row.id === reader.sessionId);
  const others = open.filter(({ row }) => row.id !== reader.sessionId);
  return { list: [...own, ...others, ...ended].map(({ row, end }) => toView(row, end, reader)) };
}
