import { buildOrderPath } from '@pavilion/site-contract';
import { formatInstant } from '@pavilion/site-contract/time';
import { useRead, LoadFailure } from '@pavilion/site-data';
import { ChevronRightIcon, Panel, PanelHead, Skeleton, Tag, token } from '@pavilion/ui-kit';
import type { DepositOrder, TransactionRecord } from '@pavilion/wallet/cashier';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { useWalletT } from '../messages/walletMessages.ts';
import { describeRecord } from '../orders/describeRecord.ts';
import { useCashierDeposits } from '../orders/useCashierDeposits.ts';

/** Number of orders in the panel. */
const COUNT = 5;

/** Props of {@link OrdersPanel}. */
export interface OrdersPanelProps {
  readonly type: Extract<TransactionRecord['type'], 'deposit' | 'withdraw' | 'transfer'>;
  /** Orders in progress, above the others. */
  readonly children?: ReactNode;
  /** Numbers of the orders in progress, which are not repeated below. */
  readonly open?: readonly string[];
}

/** Orders in progress and the latest ones with their states (DSK-10). */
export function OrdersPanel({ type, children, open = [] }: OrdersPanelProps) {
  const t = useWalletT();
  const { data, failure, isFetching, refetch } = useRead('transactions.queryDealRecord', {
    type,
    status: '',
    pageNum: 1,
    pageSize: COUNT,
  });
  const records = data?.list.filter(({ orderNo }) => !open.includes(orderNo));
  return (
    <Panel data-flush="" aria-busy={!data && !failure}>
      <Head>
        <h2>{t('cashier.recent')}</h2>
        <Link to={`/mine/transRecord?type=${type}`}>{t('cashier.all')}</Link>
      </Head>
      {children}
      {records ? (
        <Orders records={records} isEmpty={records.length + open.length === 0} />
      ) : failure ? (
        <LoadFailure hasMoneyHint failure={failure} isFetching={isFetching} onRetry={refetch} />
      ) : (
        <List aria-hidden="true">
          {Array.from({ length: COUNT }, (_, index) => (
            <li key={index}>
              <Skeleton width="60%" height="2em" />
            </li>
          ))}
        </List>
      )}
    </Panel>
  );
}

interface OrdersProps {
  readonly records: readonly TransactionRecord[];
  readonly isEmpty: boolean;
}

function Orders({ records, isEmpty }: OrdersProps) {
  const t = useWalletT();
  const findUnpaid = useCashierDeposits(records);
  if (isEmpty) return <Empty>{t('cashier.none')}</Empty>;
  return (
    <List>
      {records.map((record) => (
        <li key={record.id}>
          <OrderLine record={record} unpaid={findUnpaid(record)} />
        </li>
      ))}
    </List>
  );
}

interface OrderLineProps {
  readonly record: TransactionRecord;
  readonly unpaid: DepositOrder | undefined;
}

function OrderLine({ record, unpaid }: OrderLineProps) {
  const t = useWalletT();
  const { amount, state, tone } = describeRecord(record, unpaid, t);
  const path = buildOrderPath(record);
  const content = (
    <>
      <span>
        <strong>
          {t(`records.type.${record.type}`)} {amount}
        </strong>
        <small>
          {record.methodName} · {formatShortTime(record.createdAt)}
        </small>
      </span>
      <Tag tone={tone}>{state}</Tag>
      {path === undefined ? <i /> : <ChevronRightIcon />}
    </>
  );
  return path === undefined ? <PlainLine>{content}</PlainLine> : <LinkLine to={path}>{content}</LinkLine>;
}

const Head = styled(PanelHead)`
  margin: 0;
  padding: ${token('space.4')};
  border-bottom: 1px solid ${token('color.line.hairline')};
  > a {
    font-size: ${token('font.size.caption')};
  }
`;

const List = styled.ul`
  > li + li {
    border-top: 1px solid ${token('color.line.hairline')};
  }
  &[aria-hidden] > li {
    padding: ${token('space.3')} ${token('space.4')};
    min-height: 3.75rem;
  }
`;

/** Month, day and minute: the panel is narrow, and the record has the full time. */
const formatShortTime = (ms: number) => formatInstant(ms).slice(5, 16);

const line = css`
  display: flex;
  align-items: center;
  gap: ${token('space.2')};
  min-height: 3.75rem;
  padding: ${token('space.2')} ${token('space.4')};
  color: ${token('color.text.primary')};
  text-decoration: none;
  &[href]:hover {
    background: ${token('color.surface.hover')};
  }
  > span:first-child {
    flex: 1;
    min-width: 0;
  }
  strong,
  small {
    display: block;
    font-variant-numeric: tabular-nums;
  }
  small {
    color: ${token('color.text.secondary')};
    font-size: ${token('font.size.caption')};
  }
  > :is(svg, i) {
    width: 1em;
    color: ${token('color.text.muted')};
  }
`;

const PlainLine = styled.div`
  ${line}
`;

const LinkLine = styled(Link)`
  ${line}
`;

const Empty = styled.p`
  padding: ${token('space.6')} ${token('space.4')};
  color: ${token('color.text.muted')};
  text-align: center;
`;
