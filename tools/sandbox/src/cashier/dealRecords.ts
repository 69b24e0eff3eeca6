import { type RequestOf, type ResponseOf } from '@pavilion/api-client/protocol';
import { formatMinor } from '@pavilion/kernel';
import { type Locale } from '../content/locale.ts';
import { type Db } from '../db/database.ts';
import { type Deal } from '../db/cashierTables.ts';
import { cashierRefusal } from './cashierRefusal.ts';
import { dealName } from './dealNames.ts';
import { dealTotals } from './dealTotals.ts';

type Query = RequestOf<'transactions.queryDealRecord'>;
type WireDeal = ResponseOf<'transactions.queryDealRecord'>['list'][number];

function matching(db: Db, memberId: number, { type, status, beginTime, endTime }: Query) {
  if (beginTime !== undefined && endTime !== undefined && beginTime > endTime) throw cashierRefusal('badTimeRange');
  let query = db.selectFrom('deals').where('member_id', '=', memberId);
  if (type !== '') query = query.where('type', '=', type);
  if (status !== '') query = query.where('status', '=', status);
  if (beginTime !== undefined) query = query.where('created_at', '>=', new Date(beginTime));
  if (endTime !== undefined) query = query.where('created_at', '<=', new Date(endTime));
  return query;
}

type NamedDeal = Deal & { readonly venue_names: Readonly<Record<Locale, string>> | null };

const dealView = (deal: NamedDeal, locale: Locale): WireDeal => ({
  id: String(deal.id),
  type: deal.type,
  orderNo: deal.ref,
  method: deal.method,
  methodName: dealName(deal, deal.venue_names, locale),
  direction: deal.direction,
  amount: formatMinor(deal.amount),
  fee: formatMinor(deal.fee),
  status: deal.status,
  createdAt: deal.created_at.getTime(),
  ...(deal.finished_at === null ? {} : { finishedAt: deal.finished_at.getTime() }),
});

/** One page of a member's record of transactions, newest first, with what the whole filter comes to. */
export async function dealRecords(
  db: Db,
  memberId: number,
  query: Query,
  locale: Locale,
): Promise<ResponseOf<'transactions.queryDealRecord'>> {
  const deals = await matching(db, memberId, query)
    .leftJoin('venues', (join) => join.onRef('venues.code', '=', 'deals.method').on('deals.type', '=', 'transfer'))
    .selectAll('deals')
    .select('venues.names as venue_names')
    .orderBy('deals.created_at', 'desc')
    .orderBy('deals.id', 'desc')
    .offset((query.pageNum - 1) * query.pageSize)
    .limit(query.pageSize)
    .execute();
  const total = await dealTotals(db, memberId, query);
  return {
    total: total.count,
    totalIn: formatMinor(total.in),
    totalOut: formatMinor(total.out),
    list: deals.map((deal) => dealView(deal, locale)),
  };
}
