import { useRead, type Read } from '@pavilion/site-data';
import { formatPayAmount, useUnpaidDeposits } from '@pavilion/site-money';
import { formatYuan } from '@pavilion/wallet';
import { useServiceT } from '../messages/serviceMessages.ts';
import type { Subject } from '../draft/draft.ts';

/** Order or bet that can be attached. */
export interface SubjectRow extends Subject {
  readonly name: string;
  /** Amount of an order, or stake of a bet, with its currency. An unpaid deposit has the amount to pay. */
  readonly amount: string;
  readonly at: number;
}

const PAGE = { pageNum: 1, pageSize: 10 } as const;
const ALL = { type: '', status: '', ...PAGE } as const;

/** Rows that are `undefined` while they load or if the read has failed. */
export interface SubjectRows extends Pick<Read<readonly SubjectRow[]>, 'failure' | 'refetch'> {
  readonly rows: readonly SubjectRow[] | undefined;
}

/** Returns the member's latest orders or bets. Without a kind it reads nothing. */
export function useSubjectRows(kind: 'order' | 'bet' | undefined): SubjectRows {
  const t = useServiceT();
  const orders = useRead('transactions.queryDealRecord', kind === 'order' ? ALL : undefined);
  const bets = useRead('feedback.queryMemberBetList', kind === 'bet' ? PAGE : undefined);
  const { failure, refetch } = kind === 'order' ? orders : bets;
  const findUnpaid = useUnpaidDeposits(orders.data?.list);
  const orderRows = orders.data?.list.map((order) => {
    const { orderNo, methodName, type, amount, createdAt } = order;
    const unpaid = findUnpaid(order);
    return {
      kind: 'order' as const,
      id: orderNo,
      name: `${t(`about.order.${type}`)} · ${methodName}`,
      amount: unpaid ? formatPayAmount(unpaid.payAmount, unpaid.payCurrency) : formatYuan(amount),
      at: createdAt,
    };
  });
  const betRows = bets.data?.list.map(({ ticketId, team_h, team_c, stake, placedAt }) => ({
    kind: 'bet' as const,
    id: ticketId,
    name: `${team_h} – ${team_c}`,
    amount: formatYuan(stake),
    at: placedAt,
  }));
  return { rows: kind === 'order' ? orderRows : betRows, failure, refetch };
}
