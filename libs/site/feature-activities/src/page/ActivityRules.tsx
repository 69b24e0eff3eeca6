import { Panel, PanelHead, token } from '@pavilion/ui-kit';
import styled from 'styled-components';
import type { Activity } from '../kinds/kindTypes.ts';
import { useActivityT } from '../messages/activityMessages.ts';

/** Rules of an activity as the platform states them. */
export function ActivityRules({ activity: { rules } }: { readonly activity: Activity }) {
  const t = useActivityT();
  return (
    <Panel>
      <PanelHead>
        <h2>{t('page.rules')}</h2>
      </PanelHead>
      <List>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </List>
    </Panel>
  );
}

const List = styled.ol`
  display: grid;
  gap: ${token('space.2')};
  margin: 0;
  padding-left: ${token('space.5')};
  color: ${token('color.text.secondary')};
`;
