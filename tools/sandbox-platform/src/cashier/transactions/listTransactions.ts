import type { RequestOf, ResponseOf } from '@pavilion/api-client/protocol';
import { formatMinor } from '@pavilion/kernel';
import { sql } from 'kysely';
import type { Reader } from '../../base/reader.ts';
import type { Db } from '../../db/database.ts';
import type { TransactionRow } from '../../db/tables/cashierTables.ts';
import { createCashierRefusal } from '../orders/cashierRefusal.ts';
import { formatTransactionName, type VenueNames } from './formatTransactionName.ts';
import { buildTotalsQuery, type TransactionTotals } from './buildTotalsQuery.ts';

/** Reader of a record of transactions, with the names of the venues in it. */
export interface TransactionReader extends Reader {
  readonly venueNames: VenueNames;
}

type Query = RequestOf<'transactions.queryDealRecord'>;
type WireTransaction = ResponseOf<'transactions.queryDealRecord'>['list'][number];

function matching(db: Db, memberId: number, { type, status, beginTime, endTime }: Query) {
  if (beginTime !== undefined && endTime !== undefined && beginTime > endTime)
    throw createCashierRefusal('badTimeRange');
  let query = db.selectFrom('deals').where('member_id', '=', memberId);
  if (type !== '') query = query.where('type', '=', type);
  if (status !== '') query = query.where('status', '=', status);
  if (beginTime !== undefined) query = query.where('created_at', '>=', new Date(beginTime));
  if (endTime !== undefined) query = query.where('created_at', '<=', new Date(endTime));
  return query;
}

/** Row of the page together with the totals; `id` is null if the page is empty. */
type Line = TransactionTotals & (TransactionRow | { readonly id: null });
const isDeal = (line: Line): line is TransactionTotals & TransactionRow => line.id !== null;

const dealView = (deal: TransactionRow, { locale, venueNames }: TransactionReader): WireTransaction => ({
  id: String(deal.id),
  type: deal.type,
  orderNo: deal.ref,
  method: deal.method,
  methodName: formatTransactionName(deal, locale, venueNames),
  direction: deal.direction,
  amount: formatMinor(deal.amount),
  fee: formatMinor(deal.fee),
  status: deal.status,
  createdAt: deal.created_at.getTime(),
  ...(deal.finished_at === null ? {} : { finishedAt: deal.finished_at.getTime() }),
});

/** Reads one page of a member's transactions, newest first, and the totals of the filter in one statement. */
export async function listTransactions(
  db: Db,
  reader: TransactionReader,
  query: Query,
): Promise<ResponseOf<'transactions.queryDealRecord'>> {
  const { memberId } = reader;
  const page = matching(db, memberId, query)
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .offset((query.pageNum - 1) * query.pageSize)
    .limit(query.pageSize);
  const { rows } = await sql<Line>`
    select totals.*, page.* from (${buildTotalsQuery(memberId, query)}) totals left join (${page}) page on true
    order by page.created_at desc, page.id desc`.execute(db);
  const [totals] = rows;
  return {
    total: Number(totals?.total_count ?? 0n),
    totalIn: formatMinor(totals?.total_in ?? 0n),
    totalOut: formatMinor(totals?.total_out ?? 0n),
    list: rows.filter(isDeal).map((deal) => dealView(deal, reader)),
  };
}
