import { parseMinor } from '@pavilion/kernel';
import { balances, NO_BODY, sumBalances, useRead } from '@pavilion/site-data';
import { IconButton, Money, RefreshIcon, Skeleton, token } from '@pavilion/ui-kit';
import { formatCny } from '@pavilion/wallet';
import styled from 'styled-components';
import { useWalletT } from '../messages/walletMessages.ts';

/** Total money of the member and its parts. Stale amounts are marked (F-WAL-14); `--` replaces those that failed to load. */
export function BalanceSheet() {
  const t = useWalletT();
  const { data: snapshot, failure, isFetching, refetch } = useRead(balances, NO_BODY);
  const isStale = snapshot !== undefined && failure !== undefined;
  const renderAmount = (amount: string | undefined, size: 'headline' | 'title') => {
    if (!snapshot && !failure) return <Skeleton width="8rem" height="1.25em" />;
    const text = formatCny(amount, { symbol: false, decimals: 'always' });
    return <Money {...(snapshot && { sign: '¥' })} size={size} text={text} />;
  };
  return (
    <Sheet aria-busy={isFetching} data-testid="balance-sheet">
      <Total>
        <dt>{t('balance.total')}</dt>
        <dd data-testid="balance-total">
          {renderAmount(snapshot && sumBalances(snapshot), 'headline')}
          <IconButton size="small" label={t('balance.refresh')} aria-busy={isFetching} onClick={refetch}>
            <RefreshIcon />
          </IconButton>
        </dd>
      </Total>
      <div>
        <dt>{t('balance.center')}</dt>
        <dd data-testid="balance-center">{renderAmount(snapshot?.centerWalletBalance, 'title')}</dd>
      </div>
      <div>
        <dt>{t('balance.venues')}</dt>
        <dd data-testid="balance-venues">{renderAmount(snapshot?.totalMoney, 'title')}</dd>
      </div>
      {snapshot?.pendingMoney !== undefined && parseMinor(snapshot.pendingMoney) !== 0n && (
        <div>
          <dt>{t('balance.pending')}</dt>
          <dd data-testid="balance-pending">{renderAmount(snapshot.pendingMoney, 'title')}</dd>
        </div>
      )}
      <div title={t('balance.lockedHint')}>
        <dt>{t('balance.locked')}</dt>
        <dd data-testid="balance-locked">{renderAmount(snapshot?.lockMoney, 'title')}</dd>
      </div>
      {isStale && <Stale role="status">{t('balance.stale')}</Stale>}
    </Sheet>
  );
}

const Sheet = styled.dl`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: ${token('space.4')} ${token('space.10')};
  margin: 0;
  padding: ${token('space.6')};
  border: 1px solid ${token('color.line.hairline')};
  border-radius: ${token('radius.panel')};
  background: ${token('color.surface.panel')};
  > div > dt {
    color: ${token('color.text.secondary')};
    font-size: ${token('font.size.caption')};
  }
  > div > dd {
    display: flex;
    align-items: center;
    gap: ${token('space.2')};
    min-height: 2rem;
    margin: 0;
  }
`;

const Total = styled.div`
  margin-inline-end: auto;
`;

const Stale = styled.p`
  flex-basis: 100%;
  color: ${token('color.text.warning')};
  font-size: ${token('font.size.caption')};
`;
