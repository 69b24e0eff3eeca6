import { Money, Skeleton } from '@pavilion/ui-kit';
import { getNetTone } from '@pavilion/site-bet-ui';
import { formatCny } from '@pavilion/wallet';
import { useAccountT } from '../messages/accountMessages.ts';
import { Totals } from './betStyles.ts';
import type { BetPage } from './state/useBetRecords.ts';

/** Props of {@link BetTotals}. */
export interface BetTotalsProps {
  readonly page: BetPage | undefined;
  /** Whether the net result is shown; open bets have none. */
  readonly hasNet: boolean;
}

/** Number, stakes and net result of all bets that match the filter, not only of this page (`record.betRecordTotal`). */
export function BetTotals({ page, hasNet }: BetTotalsProps) {
  const t = useAccountT();
  if (!page) return <Skeleton width="16rem" />;
  const { count, stake, net } = page.totals;
  return (
    <Totals data-testid="bet-totals">
      <span>{t('bets.total.count', { count })}</span>
      <span>
        {t('bets.total.stake')}
        <Money sign="¥" text={formatCny(stake, { symbol: false, decimals: 'always' })} />
      </span>
      {hasNet && (
        <span>
          {t('bets.total.net')}
          <Money tone={getNetTone(net)} text={formatCny(net, { symbol: false, decimals: 'always', plus: true })} />
        </span>
      )}
    </Totals>
  );
}
