import { formatCny } from '@pavilion/wallet';
import { LimitsPanel } from '../../frame/LimitsPanel.tsx';
import { useWalletT } from '../../messages/walletMessages.ts';
import type { PaymentType } from './depositOptions.ts';

/** Limits, fee, discount and time limit of a payment method; placeholders while it loads. */
export function DepositLimits({ type }: { readonly type: PaymentType | undefined }) {
  const t = useWalletT();
  return (
    <LimitsPanel
      rows={[
        [t('deposit.limits'), type && `${formatCny(type.min)} – ${formatCny(type.max)}`],
        [t('deposit.fee'), type && (type.feeRate === '0' ? t('deposit.free') : `${type.feeRate}%`)],
        [
          t('deposit.discount'),
          type && (type.discountRate === '0' ? t('deposit.noDiscount') : `${type.discountRate}%`),
        ],
        [t('deposit.payWithin'), type && t('deposit.minutes', { minutes: Math.round(type.expiresIn / 60) })],
      ]}
    />
  );
}
