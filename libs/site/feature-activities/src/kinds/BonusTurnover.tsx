import { SiteLink } from '@pavilion/site-contract';
import { useRead } from '@pavilion/site-data';
import { Panel, PanelHead, token } from '@pavilion/ui-kit';
import { formatYuan } from '@pavilion/wallet';
import styled from 'styled-components';
import { useActivityT } from '../messages/activityMessages.ts';
import { ProgressMeter } from './ProgressMeter.tsx';

/** Turnover of the member's open bonuses of an activity, equal to that of the withdrawal page; nothing without one. */
export function BonusTurnover({ activityId }: { readonly activityId: string }) {
  const t = useActivityT();
  const { data } = useRead('promotions.turnover', {});
  const own =
    data?.list.filter(({ activity, isCancelled }) => activity?.activityId === activityId && !isCancelled) ?? [];
  if (own.length === 0) return null;
  return (
    <Panel>
      <PanelHead>
        <h2>{t('turnover.title')}</h2>
        <SiteLink to="/mine/welfare#turnover">{t('turnover.details')}</SiteLink>
      </PanelHead>
      <Rows data-testid="bonus-turnover">
        {own.map(({ id, rewardName = '', done, required, remaining }) => (
          <li key={id}>
            <span>{rewardName}</span>
            <strong>{t('reward.progress', { done: formatYuan(done), target: formatYuan(required) })}</strong>
            <ProgressMeter label={rewardName} progress={done} target={required} />
            <small>{t('turnover.left', { amount: formatYuan(remaining) })}</small>
          </li>
        ))}
      </Rows>
    </Panel>
  );
}

const Rows = styled.ul`
  display: grid;
  gap: ${token('space.4')};
  margin: 0;
  padding: 0;
  list-style: none;
  font-variant-numeric: tabular-nums;
  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${token('space.2')};
  }
  > li > :nth-child(n + 3) {
    grid-column: 1 / -1;
  }
  small {
    color: ${token('color.text.secondary')};
  }
`;
