import { SiteLink, useAppSelector } from '@pavilion/site-contract';
import { formatPayAmount } from '@pavilion/site-money';
import { ButtonRoot, Notice, Panel, PanelHead, Skeleton, Tag } from '@pavilion/ui-kit';
import { formatYuan } from '@pavilion/wallet';
import { withdrawalWatch, type WithdrawOrder } from '@pavilion/wallet/cashier';
import { Link } from 'react-router-dom';
import { useWalletT } from '../messages/walletMessages.ts';
import { CopyButton } from '../parts/CopyButton.tsx';
import { useWatchedOrder } from '../reading/useWatchedOrder.ts';
import { WatchedOrder } from '../reading/WatchedOrder.tsx';
import { ButtonRow, DetailList, Sides, Stack } from '../parts/walletStyles.ts';
import { selectWithdrawOrder } from '../state/walletState.ts';
import { Steps } from './Steps.tsx';

/** Timeline of a withdrawal: completed and remaining steps, and amounts. */
export function WithdrawTimeline({ orderNo }: { readonly orderNo: string }) {
  const state = useAppSelector(selectWithdrawOrder);
  useWatchedOrder(withdrawalWatch, orderNo);
  return (
    <WatchedOrder watch={withdrawalWatch} state={state} back={<BackLink />} skeleton={<Skeleton height="12rem" />}>
      {(order) => <OrderPanel order={order} />}
    </WatchedOrder>
  );
}

const tones = {
  submitted: 'info',
  reviewing: 'info',
  paying: 'info',
  paid: 'success',
  rejected: 'danger',
} as const satisfies Record<WithdrawOrder['status'], string>;

function OrderPanel({ order }: { readonly order: WithdrawOrder }) {
  const t = useWalletT();
  return (
    <Panel>
      <PanelHead>
        <h2>{t('withdraw.orderOf', { amount: formatYuan(order.amount) })}</h2>
        <Tag tone={tones[order.status]} data-testid="withdraw-status" role="status">
          {t(`withdraw.status.${order.status}`)}
        </Tag>
      </PanelHead>
      <Stack>
        {order.status === 'rejected' && (
          <Notice data-tone="danger">
            <div>
              <strong>{t('withdraw.rejected')}</strong>
              {order.reason}
            </div>
          </Notice>
        )}
        <Sides>
          <Steps order={order} />
          <DetailList>
            <dt>{t('receipt.orderNo')}</dt>
            <dd>
              {order.orderNo} <CopyButton text={order.orderNo} name={t('receipt.orderNo')} />
            </dd>
            <dt>{t('withdraw.card')}</dt>
            <dd>
              {order.issuerName} {order.cardNo}
            </dd>
            <dt>{t('receipt.fee')}</dt>
            <dd>{formatYuan(order.fee)}</dd>
            {order.status !== 'rejected' && (
              <>
                <dt>{t(order.status === 'paid' ? 'withdraw.arrived' : 'withdraw.arrives')}</dt>
                <dd>{formatPayAmount(order.payAmount, order.payCurrency)}</dd>
              </>
            )}
          </DetailList>
        </Sides>
        <ButtonRow>
          <BackLink />
          <ButtonRoot as={SiteLink} to="/mine/transRecord?type=withdraw" data-variant="secondary">
            {t('wallet.records')}
          </ButtonRoot>
        </ButtonRow>
      </Stack>
    </Panel>
  );
}

function BackLink() {
  const t = useWalletT();
  return (
    <ButtonRoot as={Link} to="/mine/takemoney" data-variant="secondary">
      {t('withdraw.back')}
    </ButtonRoot>
  );
}
