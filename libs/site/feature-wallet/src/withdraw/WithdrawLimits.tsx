import { formatCny, formatYuan } from '@pavilion/wallet';
import { LimitsPanel } from '../frame/LimitsPanel.tsx';
import { useWalletT } from '../messages/walletMessages.ts';
import type { WithdrawInfo } from './withdrawOptions.ts';

/** Amounts that can be withdrawn now and today; placeholders while it loads. */
export function WithdrawLimits({ info }: { readonly info: WithdrawInfo | undefined }) {
  const t = useWalletT();
  const today = info?.today;
  return (
    <LimitsPanel
      rows={[
        [t('withdraw.now'), info && formatYuan(info.withdrawable)],
        [
          t('withdraw.today'),
          today && t('withdraw.todayLeft', { times: today.timesLeft, amount: formatCny(today.amountLeft) }),
        ],
        [t('withdraw.free'), today && t('withdraw.freeLeft', { count: today.freeTimesLeft })],
        [t('withdraw.duration'), info && t('withdraw.durationText')],
      ]}
    />
  );
}
