import type { RequestOf } from '@pavilion/api-client/protocol';
import { type RawBuilder, sql } from 'kysely';
import { splitByDays, type Span } from './splitByDays.ts';

type Query = RequestOf<'transactions.queryDealRecord'>;

/** What everything under a filter comes to: how many lines, and what has come in and gone out, CNY. */
export interface TransactionTotals {
  readonly total_count: bigint;
  readonly total_in: bigint;
  readonly total_out: bigint;
}

/** A range without ends is the whole record, which has a total of its own. */
const buildDayCondition = ({ from, until }: Span<string>) =>
  from === undefined && until === undefined
    ? sql`day = '-infinity'`
    : sql`day >= ${from ?? FIRST_DAY}::date and day < ${until ?? LAST_DAY}::date`;
const FIRST_DAY = '0001-01-01';
const LAST_DAY = 'infinity';

/**
 * The query of the totals: whole days from their own totals, and from the record itself only what lies on the days a range
 * begins and ends in. Only what succeeded has moved anything.
 */
export function buildTotalsQuery(memberId: number, query: Query): RawBuilder<TransactionTotals> {
  const { days, edges } = splitByDays(query.beginTime, query.endTime);
  const kind = [
    sql`member_id = ${memberId}`,
    ...(query.type === '' ? [] : [sql`type = ${query.type}`]),
    ...(query.status === '' ? [] : [sql`status = ${query.status}`]),
  ];
  const where = (...more: readonly RawBuilder<unknown>[]) => sql.join([...kind, ...more], sql` and `);
  const parts = [
    ...(days
      ? [sql`select count, amount, status, direction from deal_totals where ${where(buildDayCondition(days))}`]
      : []),
    ...edges.map(
      ({ from, until }) => sql`select 1 as count, amount, status, direction from deals
        where ${where(sql`created_at >= ${new Date(from)}`, sql`created_at < ${new Date(until)}`)}`,
    ),
  ];
  return sql`select coalesce(sum(count), 0)::bigint as total_count,
    coalesce(sum(amount) filter (where status = 'success' and direction = 'in'), 0)::bigint as total_in,
    coalesce(sum(amount) filter (where status = 'success' and direction = 'out'), 0)::bigint as total_out
    from (${sql.join(parts, sql` union all `)}) parts`;
}
