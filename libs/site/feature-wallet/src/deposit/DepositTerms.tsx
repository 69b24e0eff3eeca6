import type { Minor } from '@pavilion/kernel';
import { formatCny } from '@pavilion/wallet';
import { useWalletT } from '../messages/walletMessages.ts';
import { DetailList } from '../parts/walletStyles.ts';
import { formatPayAmount } from '../parts/formatPayAmount.ts';
import { toCoins } from './toCoins.ts';
import { computeCredit } from './computeCredit.ts';
import type { PaymentType } from './depositOptions.ts';

/** Props of {@link DepositTerms}. */
export interface DepositTermsProps {
  readonly type: PaymentType;
  /** Typed amount; `undefined` unless it is valid. */
  readonly amount: Minor | undefined;
}

/** Limits, fee, discount and credited amount of a payment method. */
export function DepositTerms({ type, amount }: DepositTermsProps) {
  const t = useWalletT();
  const coins = amount === undefined || type.rate === '' ? undefined : toCoins(amount, type.rate);
  return (
    <DetailList>
      <dt>{t('deposit.limits')}</dt>
      <dd>
        {formatCny(type.min)} – {formatCny(type.max)}
      </dd>
      <dt>{t('deposit.fee')}</dt>
      <dd>{type.feeRate === '0' ? t('deposit.free') : `${type.feeRate}%`}</dd>
      {type.discountRate !== '0' && (
        <>
          <dt>{t('deposit.discount')}</dt>
          <dd>{type.discountRate}%</dd>
        </>
      )}
      {type.rate !== '' && (
        <>
          <dt>{t('deposit.rate')}</dt>
          <dd>1 USDT = ¥{type.rate}</dd>
          <dt>{t('deposit.about')}</dt>
          <dd>{formatPayAmount(coins, 'USDT')}</dd>
        </>
      )}
      <dt>{t('deposit.credited')}</dt>
      <dd data-testid="deposit-credited">
        {amount === undefined ? '--' : formatCny(computeCredit(amount, type), { decimals: 'always' })}
      </dd>
      <dt>{t('deposit.payWithin')}</dt>
      <dd>{t('deposit.minutes', { minutes: Math.round(type.expiresIn / 60) })}</dd>
    </DetailList>
  );
}
