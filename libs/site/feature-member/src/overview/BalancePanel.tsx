import { parseMinor } from '@pavilion/kernel';
import { balances, NO_BODY, sumBalances, useRead } from '@pavilion/site-data';
import { Money, token } from '@pavilion/ui-kit';
import { formatCny, type BalanceSnapshot } from '@pavilion/wallet';
import styled from 'styled-components';
import { useMemberCentreT } from '../messages/memberCentreMessages.ts';
import { computeShares } from './computeShares.ts';
import { SummaryPanel } from './SummaryPanel.tsx';

const POLL_MS = 60_000;

const formatAmount = (amount: string | undefined) => formatCny(amount, { symbol: false, decimals: 'always' });

/** Total money of the member and its parts (WAL-01). */
export function BalancePanel() {
  const t = useMemberCentreT();
  const read = useRead(balances, NO_BODY, { pollMs: POLL_MS });
  return (
    <SummaryPanel
      title={t('overview.money')}
      link={{ to: '/mine/wallet', text: t('overview.wallet') }}
      read={read}
      height="7.5rem"
    >
      {(snapshot) => <Parts snapshot={snapshot} />}
    </SummaryPanel>
  );
}

function Parts({ snapshot }: { readonly snapshot: BalanceSnapshot }) {
  const t = useMemberCentreT();
  const { centerWalletBalance, totalMoney, pendingMoney, lockMoney } = snapshot;
  const shares = computeShares([centerWalletBalance, totalMoney, pendingMoney]);
  return (
    <>
      <Total>
        <Money sign="¥" text={formatAmount(sumBalances(snapshot))} />
      </Total>
      <Bar aria-hidden="true">
        {PARTS.map((part, at) => ({ part, share: shares[at] ?? 0 }))
          .filter(({ share }) => share > 0)
          .map(({ part, share }) => (
            <i key={part} data-part={part} style={{ flexGrow: share }} />
          ))}
      </Bar>
      <Legend>
        <div data-part="centre">
          <dt>{t('overview.centre')}</dt>
          <dd>
            <Money sign="¥" size="price" text={formatAmount(centerWalletBalance)} />
          </dd>
        </div>
        <div data-part="venues">
          <dt>{t('overview.venues')}</dt>
          <dd>
            <Money sign="¥" size="price" text={formatAmount(totalMoney)} />
          </dd>
        </div>
        {parseMinor(pendingMoney ?? '0.00') !== 0n && (
          <div data-part="transit">
            <dt>{t('overview.transit')}</dt>
            <dd>
              <Money sign="¥" size="price" text={formatAmount(pendingMoney)} />
            </dd>
          </div>
        )}
        <div data-part="hold" title={t('overview.holdHint')}>
          <dt>{t('overview.hold')}</dt>
          <dd>
            <Money sign="¥" size="price" text={formatAmount(lockMoney)} />
          </dd>
        </div>
      </Legend>
    </>
  );
}

const PARTS = ['centre', 'venues', 'transit'] as const;

const Total = styled.p`
  font-size: calc(${token('font.size.headline')} * 1.15);
  font-weight: ${token('font.weight.strong')};
  line-height: ${token('font.leading.tight')};
`;

const Bar = styled.div`
  display: flex;
  gap: 2px;
  height: 0.5rem;
  margin: ${token('space.3')} 0 ${token('space.4')};
  overflow: hidden;
  border-radius: ${token('radius.pill')};
  background: ${token('color.surface.fill')};
  > i {
    flex: 0 0 0;
  }
  > [data-part='centre'] {
    background: ${token('color.accent.fill')};
  }
  > [data-part='venues'] {
    background: ${token('color.vip.gold')};
  }
  > [data-part='transit'] {
    background: ${token('color.status.info')};
  }
`;

const Legend = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(8.5rem, 1fr));
  gap: ${token('space.3')} ${token('space.5')};
  margin: 0;
  dt {
    display: flex;
    align-items: center;
    gap: ${token('space.2')};
    color: ${token('color.text.secondary')};
    font-size: ${token('font.size.caption')};
  }
  dt::before {
    flex: none;
    width: 0.5rem;
    height: 0.5rem;
    border-radius: ${token('radius.pill')};
    background: ${token('color.line.strong')};
    content: '';
  }
  [data-part='centre'] > dt::before {
    background: ${token('color.accent.fill')};
  }
  [data-part='venues'] > dt::before {
    background: ${token('color.vip.gold')};
  }
  [data-part='transit'] > dt::before {
    background: ${token('color.status.info')};
  }
  dd {
    margin: 0;
  }
`;
