import { formatInstant } from '@pavilion/site-contract/time';
import { Panel, PanelHead, token } from '@pavilion/ui-kit';
import { formatCny } from '@pavilion/wallet';
import styled from 'styled-components';
import type { ActivityInfo } from '../kinds/kindTypes.ts';
import { useActivityT } from '../messages/activityMessages.ts';

/** Rewards that the member has claimed, newest first. */
export function ClaimRecord({ claims }: Pick<ActivityInfo, 'claims'>) {
  const t = useActivityT();
  return (
    <Panel>
      <PanelHead>
        <h2>{t('record.title')}</h2>
      </PanelHead>
      {claims.length === 0 ? (
        <None>
          {t('record.none')}
          <br />
          {t('record.noneHint')}
        </None>
      ) : (
        <List data-testid="claim-record">
          {claims.map(({ claimId, name, amount, createTime }) => (
            <li key={claimId}>
              <span>{name}</span>
              <strong>{formatCny(amount, { decimals: 'always', plus: true })}</strong>
              <small>{formatInstant(createTime)}</small>
            </li>
          ))}
        </List>
      )}
    </Panel>
  );
}

const None = styled.p`
  color: ${token('color.text.secondary')};
  font-size: ${token('font.size.caption')};
`;

const List = styled.ul`
  max-height: 24rem;
  margin: 0;
  padding: 0;
  overflow-y: auto;
  list-style: none;
  font-variant-numeric: tabular-nums;
  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 ${token('space.4')};
    padding: ${token('space.2')} 0;
    border-top: 1px solid ${token('color.line.hairline')};
  }
  > li > small {
    grid-column: 1 / -1;
    color: ${token('color.text.muted')};
  }
`;
