import { Money, Skeleton } from '@pavilion/ui-kit';
import { netTone } from '@pavilion/site-contract/bets';
import { formatCny } from '@pavilion/wallet';
import { useAccountT } from '../messages/accountMessages.ts';
import { Totals } from './betParts.ts';
import type { BetPage } from './useBetRecords.ts';

/** Props of {@link BetTotals}. */
export interface BetTotalsProps {
  readonly page: BetPage | undefined;
  /** Open bets have no result yet. */
  readonly hasNet: boolean;
}

/** Number, stakes and result of everything under the filter, not of this page alone (`record.betRecordTotal`). */
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
          <Money tone={netTone(net)} text={formatCny(net, { symbol: false, decimals: 'always', plus: true })} />
        </span>
      )}
    </Totals>
  );
}
