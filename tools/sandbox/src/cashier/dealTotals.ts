import { type RequestOf } from '@pavilion/api-client/protocol';
import { type Minor } from '@pavilion/kernel';
import { sql } from 'kysely';
import { type Db } from '../db/database.ts';
import { splitByDays, type Span } from './splitByDays.ts';

type Query = RequestOf<'transactions.queryDealRecord'>;

/** What everything under a filter comes to. */
export interface DealTotals {
  readonly count: number;
  readonly in: Minor;
  readonly out: Minor;
}

interface Row {
  readonly count: bigint;
  readonly in: bigint;
  readonly out: bigint;
}

/** Only what succeeded has moved anything. */
const sums = (count: string) =>
  sql.raw(`coalesce(sum(${count}), 0)::bigint as count,
    coalesce(sum(amount) filter (where status = 'success' and direction = 'in'), 0)::bigint as in,
    coalesce(sum(amount) filter (where status = 'success' and direction = 'out'), 0)::bigint as out`);

/** A range without ends is the whole record, which has a total of its own. */
const daysOf = (from: string | undefined, until: string | undefined) =>
  from === undefined && until === undefined
    ? sql`day = '-infinity'`
    : sql`day >= ${from ?? FIRST_DAY}::date and day < ${until ?? LAST_DAY}::date`;
const FIRST_DAY = '0001-01-01';
const LAST_DAY = 'infinity';

/** Adds up whole days from their totals, and from the record itself only what lies on the days a range begins and ends in. */
export async function dealTotals(db: Db, memberId: number, query: Query): Promise<DealTotals> {
  const { days, edges } = splitByDays(query.beginTime, query.endTime);
  const kind = sql`member_id = ${memberId}
    and (${query.type} = '' or type = ${query.type}) and (${query.status} = '' or status = ${query.status})`;
  const ofDays = ({ from, until }: Span<string>) =>
    sql<Row>`select ${sums('count')} from deal_totals where ${kind}
      and ${daysOf(from, until)}`.execute(db);
  const ofEdge = ({ from, until }: Required<Span<number>>) =>
    sql<Row>`select ${sums('1')} from deals where ${kind}
      and created_at >= ${new Date(from)} and created_at < ${new Date(until)}`.execute(db);
  const found = await Promise.all([...(days ? [ofDays(days)] : []), ...edges.map(ofEdge)]);
  return found
    .flatMap(({ rows }) => rows)
    .reduce<DealTotals>(
      (sum, row) => ({ count: sum.count + Number(row.count), in: sum.in + row.in, out: sum.out + row.out }),
      {
        ...{ count: 0, in: 0n, out: 0n },
      },
    );
}
