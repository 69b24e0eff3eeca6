import { useRead } from '@pavilion/site-data';
import { useServiceT } from '../messages/serviceMessages.ts';
import type { Subject } from '../draft/draft.ts';

/** Order or bet that can be attached. */
export interface SubjectRow extends Subject {
  readonly name: string;
  /** Amount of an order, or stake of a bet, in CNY. */
  readonly amount: string;
  readonly at: number;
}

const PAGE = { pageNum: 1, pageSize: 10 } as const;
const ALL = { type: '', status: '', ...PAGE } as const;

/** Returns the member's latest orders or bets; `undefined` while they load. Without a kind it reads nothing. */
export function useSubjectRows(kind: 'order' | 'bet' | undefined): readonly SubjectRow[] | undefined {
  const t = useServiceT();
  const orders = useRead('transactions.queryDealRecord', kind === 'order' ? ALL : undefined);
  const bets = useRead('feedback.queryMemberBetList', kind === 'bet' ? PAGE : undefined);
  if (kind === 'order')
    return orders.data?.list.map(({ orderNo, methodName, type, amount, createdAt }) => ({
      kind: 'order',
      id: orderNo,
      name: `${t(`about.order.${type}`)} · ${methodName}`,
      amount,
      at: createdAt,
    }));
  return bets.data?.list.map(({ ticketId, team_h, team_c, stake, placedAt }) => ({
    kind: 'bet',
    id: ticketId,
    name: `${team_h} – ${team_c}`,
    amount: stake,
    at: placedAt,
  }));
}
