import type { ResponseOf } from '@pavilion/api-client';
import { buildOrderPath, useDayStart, useIsPathHidden } from '@pavilion/site-contract';
import { useRead } from '@pavilion/site-data';
import { formatOrderAmount, useUnpaidDeposits } from '@pavilion/site-money';
import { Badge, Money } from '@pavilion/ui-kit';
import type { DepositOrder } from '@pavilion/wallet/cashier';
import { Link } from 'react-router-dom';
import { formatMessageTime } from '../parts/formatMessageTime.ts';
import { useMemberCentreT } from '../messages/memberCentreMessages.ts';
import { Nothing, Rows } from './overviewStyles.ts';
import { SummaryPanel } from './SummaryPanel.tsx';

type Transaction = ResponseOf<'transactions.queryDealRecord'>['list'][number];

const POLL_MS = 20_000;
const ALL_ORDERS = '/mine/transRecord';

/** Deposits, withdrawals and transfers that have no final state yet. */
export function OrdersPanel() {
  const t = useMemberCentreT();
  const read = useRead(
    'transactions.queryDealRecord',
    { type: '', status: 'processing', pageNum: 1, pageSize: 4 },
    { pollMs: POLL_MS },
  );
  const findUnpaid = useUnpaidDeposits(read.data?.list, { pollMs: POLL_MS });
  const total = read.data?.total ?? 0;
  return (
    <SummaryPanel
      title={t('overview.orders')}
      tag={total > 0 && <Badge>{total}</Badge>}
      link={{ to: ALL_ORDERS, text: t('overview.allOrders') }}
      read={read}
      height="3rem"
    >
      {({ list }) =>
        list.length === 0 ? (
          <Nothing>{t('overview.noOrders')}</Nothing>
        ) : (
          <Rows>
            {list.map((order) => (
              <OrderRow key={order.id} order={order} unpaid={findUnpaid(order)} />
            ))}
          </Rows>
        )
      }
    </SummaryPanel>
  );
}

interface OrderRowProps {
  readonly order: Transaction;
  readonly unpaid: DepositOrder | undefined;
}

function OrderRow({ order, unpaid }: OrderRowProps) {
  const t = useMemberCentreT();
  const today = useDayStart();
  const isHidden = useIsPathHidden();
  const path = buildOrderPath(order);
  const { type, methodName, createdAt } = order;
  return (
    <li>
      <Link to={path === undefined || isHidden(path) ? ALL_ORDERS : path}>
        <div>
          <strong>{t(`overview.order.${type}`)}</strong>
          <small>
            {methodName} · {formatMessageTime(createdAt, today, t('overview.yesterday'))}
          </small>
        </div>
        <div data-end="">
          <Money size="price" text={formatOrderAmount(order, unpaid)} />
          <small>{t(unpaid ? 'overview.unpaid' : 'overview.processing')}</small>
        </div>
      </Link>
    </li>
  );
}
