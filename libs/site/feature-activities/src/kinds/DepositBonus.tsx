import { PausableButton } from '@pavilion/site-money';
import { Money, Panel, PanelHead, token } from '@pavilion/ui-kit';
import { formatCny, formatYuan } from '@pavilion/wallet';
import styled from 'styled-components';
import { useActivityT } from '../messages/activityMessages.ts';
import { BonusCalculator } from './BonusCalculator.tsx';
import type { KindProps } from './kindTypes.ts';

/** Bonus on a deposit: the member's own deposit and bonus, and a calculator. */
export function DepositBonus({ activity, info, isEligible, claim }: KindProps) {
  const t = useActivityT();
  const terms = activity.rewards[0];
  if (terms === undefined) return null;
  const own = info?.rewards[0];
  return (
    <>
      <Panel>
        <PanelHead>
          <h2>{t('deposit.title')}</h2>
          {own?.state === 'claimable' && isEligible && (
            <PausableButton variant="primary" disabled={claim.isBusy} onClick={() => claim.send(own.rewardId)}>
              {t('reward.claim')}
            </PausableButton>
          )}
        </PanelHead>
        <p>
          {t('deposit.terms', {
            min: formatCny(terms.target),
            rate: trimPercent(terms.rate ?? '0'),
            max: formatCny(terms.amount),
          })}
        </p>
        {own && (
          <Figures>
            <dt>{t('deposit.counted')}</dt>
            <dd>
              <Money text={formatYuan(own.progress)} />
            </dd>
            <dt>{own.state === 'claimed' ? t('reward.claimed') : t('deposit.now')}</dt>
            <dd data-testid="bonus-now">
              <Money size="title" text={formatYuan(own.amount)} />
            </dd>
          </Figures>
        )}
      </Panel>
      <BonusCalculator terms={terms} />
    </>
  );
}

/** `50.00` becomes `50`, `8.50` becomes `8.5`. */
const trimPercent = (percent: string): string => (percent.includes('.') ? percent.replace(/\.?0+$/, '') : percent);

const Figures = styled.dl`
  display: grid;
  grid-template-columns: auto auto;
  justify-content: start;
  align-items: baseline;
  gap: ${token('space.2')} ${token('space.6')};
  margin: ${token('space.4')} 0 0;
  > dt {
    color: ${token('color.text.secondary')};
  }
  > dd {
    margin: 0;
  }
`;
