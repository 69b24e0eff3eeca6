import type { Minor } from '@pavilion/kernel';
import { formatPayAmount } from '@pavilion/site-money';
import { formatYuan } from '@pavilion/wallet';
import { useWalletT } from '../../messages/walletMessages.ts';
import { Caption, DetailList } from '../../parts/walletStyles.ts';
import { computeCredit } from './computeCredit.ts';
import type { PaymentType } from './depositOptions.ts';
import { toCoins } from './toCoins.ts';

/** Props of {@link DepositSum}. */
export interface DepositSumProps {
  readonly type: PaymentType;
  /** Typed amount; `undefined` unless it is valid. */
  readonly amount: Minor | undefined;
}

/** Amount to pay and to receive for the typed amount. Both are estimates: the amount of the order is slightly smaller. */
export function DepositSum({ type, amount }: DepositSumProps) {
  const t = useWalletT();
  const coins = amount === undefined || type.rate === '' ? undefined : toCoins(amount, type.rate);
  return (
    <>
      <DetailList>
        {type.rate !== '' && (
          <>
            <dt>{t('deposit.rate')}</dt>
            <dd>1 USDT = ¥{type.rate}</dd>
            <dt>{t('deposit.about')}</dt>
            <dd>{formatPayAmount(coins, 'USDT')}</dd>
          </>
        )}
        <dt>{t('deposit.credited')}</dt>
        <dd data-testid="deposit-credited">{amount === undefined ? '--' : formatYuan(computeCredit(amount, type))}</dd>
      </DetailList>
      <Caption>{t('deposit.reduced')}</Caption>
    </>
  );
}
