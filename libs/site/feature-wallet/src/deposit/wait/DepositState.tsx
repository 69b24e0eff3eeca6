import { formatSupportPath, SupportText } from '@pavilion/site-contract';
import { formatPayAmount } from '@pavilion/site-money';
import { ButtonRoot, Icon, Panel, token } from '@pavilion/ui-kit';
import type { DepositOrder } from '@pavilion/wallet/cashier';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { FlowSteps } from '../../frame/FlowSteps.tsx';
import { useWalletT } from '../../messages/walletMessages.ts';
import { ButtonRow, Caption } from '../../parts/walletStyles.ts';
import { Confirmations } from './Confirmations.tsx';
import { DepositReceipt } from './DepositReceipt.tsx';
import { PayOrder, type PayOrderProps } from './PayOrder.tsx';

/** States of an order that no longer waits for payment. */
type Outcomes = Exclude<DepositOrder['status'], 'created'>;

const tones = {
  paid: 'info',
  late: 'warning',
  wrongAmount: 'warning',
  confirmed: 'success',
  closed: 'muted',
  expired: 'muted',
  failed: 'danger',
} as const satisfies Record<Outcomes, string>;

const icons = {
  paid: 'clock',
  late: 'alert',
  wrongAmount: 'alert',
  confirmed: 'checkCircle',
  closed: 'info',
  expired: 'info',
  failed: 'alert',
} as const;

/** Payment instructions of an order, or its result. */
export function DepositState({ order, isClosing, closeFailure }: PayOrderProps) {
  const { status } = order;
  if (status === 'created') return <PayOrder order={order} isClosing={isClosing} closeFailure={closeFailure} />;
  return <Outcome order={order} status={status} />;
}

function Outcome({ order, status }: { readonly order: DepositOrder; readonly status: Outcomes }) {
  const t = useWalletT();
  const { paidAmount, payAmount, payCurrency, confirmationsNeeded } = order;
  return (
    <Panel>
      {(status === 'paid' || status === 'confirmed') && (
        <FlowSteps flow="deposit" current={status === 'paid' ? 3 : 4} />
      )}
      <Head role="status" data-tone={tones[status]} data-status={status}>
        <Icon name={icons[status]} />
        <div>
          <h2>{t(`wait.status.${status}`)}</h2>
          <p>
            <SupportText order={order.orderNo}>{t(`wait.hint.${status}`)}</SupportText>
          </p>
        </div>
      </Head>
      {status === 'wrongAmount' && (
        <Caption>
          {t('wait.wrongAmounts', {
            asked: formatPayAmount(payAmount, payCurrency),
            paid: formatPayAmount(paidAmount, payCurrency),
          })}
        </Caption>
      )}
      {status === 'paid' && confirmationsNeeded > 0 && <Confirmations order={order} />}
      <DepositReceipt order={order} />
      <Foot>
        <ButtonRoot as={Link} to="/mine/wallet" data-variant={status === 'confirmed' ? 'primary' : 'secondary'}>
          {t('wait.toWallet')}
        </ButtonRoot>
        <ButtonRoot as={Link} to="/mine/savemoney" data-variant="secondary">
          {t('wait.again')}
        </ButtonRoot>
        {(status === 'failed' || status === 'late' || status === 'wrongAmount') && (
          <ButtonRoot as={Link} to={formatSupportPath({ order: order.orderNo })} data-variant="secondary">
            {t('wait.support')}
          </ButtonRoot>
        )}
      </Foot>
    </Panel>
  );
}

const Head = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${token('space.4')};
  margin-bottom: ${token('space.4')};
  > svg {
    flex: none;
    color: ${token('color.status.info')};
    font-size: 2rem;
  }
  h2 {
    font-size: ${token('font.size.title')};
  }
  p {
    color: ${token('color.text.secondary')};
  }
  &[data-tone='success'] > svg {
    color: ${token('color.status.success')};
  }
  &[data-tone='warning'] > svg {
    color: ${token('color.status.warning')};
  }
  &[data-tone='danger'] > svg {
    color: ${token('color.status.danger')};
  }
  &[data-tone='muted'] > svg {
    color: ${token('color.text.muted')};
  }
`;

const Foot = styled(ButtonRow)`
  margin-top: ${token('space.6')};
`;
