import type { CallFailure } from '@pavilion/api-client';
import { SupportText, useAppDispatch } from '@pavilion/site-contract';
import { Button, ButtonRoot, ExternalIcon, Money, Notice, Panel, token } from '@pavilion/ui-kit';
import { formatCny } from '@pavilion/wallet';
import { depositWatch, type DepositOrder } from '@pavilion/wallet/cashier';
import { useState } from 'react';
import styled from 'styled-components';
import { FlowSteps } from '../../frame/FlowSteps.tsx';
import { useWalletT } from '../../messages/walletMessages.ts';
import { CopyButton } from '../../parts/CopyButton.tsx';
import { QrCode } from '@pavilion/site-qr';
import { useCountdown } from '../../parts/useCountdown.ts';
import { useFailureText } from '../../reading/useFailureText.ts';
import { useOnTrue } from '../../parts/useOnTrue.ts';
import { ButtonRow, Caption, Sides } from '../../parts/walletStyles.ts';
import { CancelDialog } from '../CancelDialog.tsx';
import { PayeeDetails } from './PayeeDetails.tsx';

/** Props of {@link PayOrder}. */
export interface PayOrderProps {
  readonly order: DepositOrder;
  readonly isClosing: boolean;
  readonly closeFailure: CallFailure | undefined;
}

/** Unpaid order: exact amount, payee, time limit and cancellation. */
export function PayOrder({ order, isClosing, closeFailure }: PayOrderProps) {
  const t = useWalletT();
  const failureText = useFailureText();
  const isCoin = order.payCurrency === 'USDT';
  const text = formatCny(order.payAmount, { symbol: false, decimals: 'always' });
  const qrText = toAbsoluteUrl(order.payTo.qrText);
  return (
    <Panel>
      <FlowSteps flow="deposit" current={2} />
      {closeFailure && (
        <Notice role="alert" data-tone="danger">
          <SupportText error={closeFailure.code}>{failureText(closeFailure)}</SupportText>
        </Notice>
      )}
      <Head>
        <div>
          <Caption>{t('pay.exactly')}</Caption>
          <Amount data-testid="pay-amount">
            <Money size="headline" {...(!isCoin && { sign: '¥' })} text={isCoin ? `${text} USDT` : text} />
            <CopyButton text={order.payAmount} name={t('receipt.payAmount')} />
          </Amount>
          <Caption>{t('pay.reduced')}</Caption>
        </div>
        <TimeLeft until={order.expiresAt} serverTime={order.serverTime} />
      </Head>
      <Hint data-tone="warning">{t(`pay.hint.${order.kind}`)}</Hint>
      <Sides>
        <PayeeDetails order={order} />
        {qrText !== '' && (
          <Code>
            <QrCode text={qrText} label={t('pay.qr')} />
            <Caption>{t('pay.qrHint')}</Caption>
          </Code>
        )}
      </Sides>
      <Foot>
        <ButtonRoot as="a" href={order.payUrl} target="_blank" rel="noopener" data-variant="primary" data-size="large">
          {t('pay.go')}
          <ExternalIcon />
        </ButtonRoot>
        <CancelOrder isClosing={isClosing} />
        <Caption role="status">{t('pay.polling')}</Caption>
      </Foot>
    </Panel>
  );
}

/** Makes a path of the platform's origin absolute, because another device scans it. */
const toAbsoluteUrl = (qrText: string): string =>
  qrText.startsWith('/') ? new URL(qrText, window.location.origin).href : qrText;

function TimeLeft({ until, serverTime }: { readonly until: number; readonly serverTime: number }) {
  const t = useWalletT();
  const dispatch = useAppDispatch();
  const seconds = useCountdown(until, serverTime);
  useOnTrue(seconds === 0, () => void dispatch(depositWatch.actions.refreshRequested()));
  const clock = `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`;
  return (
    <Clock role="timer" aria-label={t('pay.timeLeft')}>
      <Caption>{t('pay.timeLeft')}</Caption>
      <Money size="headline" text={clock} />
    </Clock>
  );
}

function CancelOrder({ isClosing }: { readonly isClosing: boolean }) {
  const t = useWalletT();
  const dispatch = useAppDispatch();
  const [isConfirmOpen, setConfirmOpen] = useState(false);
  return (
    <>
      <Button variant="dangerOutline" isBusy={isClosing} onClick={() => setConfirmOpen(true)}>
        {t('pay.cancel')}
      </Button>
      <CancelDialog
        isOpen={isConfirmOpen}
        onCancel={() => setConfirmOpen(false)}
        onConfirm={() => {
          setConfirmOpen(false);
          dispatch(depositWatch.actions.closeRequested());
        }}
      />
    </>
  );
}

const Hint = styled(Notice)`
  margin-bottom: ${token('space.4')};
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${token('space.4')};
  margin-bottom: ${token('space.4')};
`;

const Amount = styled.p`
  display: flex;
  align-items: center;
  gap: ${token('space.2')};
`;

const Clock = styled.div`
  text-align: end;
`;

const Code = styled.div`
  display: grid;
  justify-items: center;
  gap: ${token('space.2')};
  padding: ${token('space.4')} 0;
  text-align: center;
`;

const Foot = styled(ButtonRow)`
  margin-top: ${token('space.4')};
  gap: ${token('space.4')};
`;
