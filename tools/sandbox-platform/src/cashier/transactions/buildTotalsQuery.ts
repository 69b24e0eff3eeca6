import type { RequestOf } from '@pavilion/api-client/protocol';
import { type RawBuilder, sql } from 'kysely';
import { splitByDays, type Span } from './splitByDays.ts';

type Query = RequestOf<'transactions.queryDealRecord'>;

/** Number of transactions under a filter, and the CNY that came in and went out. */
export interface TransactionTotals {
  readonly total_count: bigint;
  readonly total_in: bigint;
  readonly total_out: bigint;
}

/** Builds the condition on the day. A range without ends reads the row with the totals of the whole record. */
const buildDayCondition = ({ from, until }: Span<string>) =>
  from === undefined && until === undefined
    ? sql`day = '-infinity'`
    : sql`day >= ${from ?? FIRST_DAY}::date and day < ${until ?? LAST_DAY}::date`;
const FIRST_DAY = '0001-01-01';
const LAST_DAY = 'infinity';

/**
 * Builds the query of the totals. Whole days are read from their stored totals; only the first and last day of a range may
 * be read from the record. Amounts include only successful transactions.
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
