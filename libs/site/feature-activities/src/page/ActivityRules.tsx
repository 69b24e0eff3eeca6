import { Panel, PanelHead, token } from '@pavilion/ui-kit';
import styled from 'styled-components';
import type { Activity, ActivityInfo } from '../kinds/kindTypes.ts';
import { useActivityT } from '../messages/activityMessages.ts';

/** Props of {@link ActivityRules}. */
export interface ActivityRulesProps {
  readonly activity: Activity;
  readonly info: ActivityInfo | undefined;
}

/** Terms of an activity by topic with an example, and its further rules, all as the platform states them. */
export function ActivityRules({ activity: { terms = [], example = '', rules }, info }: ActivityRulesProps) {
  const t = useActivityT();
  const shownExample = info?.example ?? example;
  return (
    <Panel id="rules">
      <PanelHead>
        <h2>{t('page.rules')}</h2>
      </PanelHead>
      {terms.length > 0 && (
        <Terms>
          {terms.map(({ topic, text }) => (
            <div key={topic}>
              <dt>{t(`term.${topic}`)}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </Terms>
      )}
      {shownExample !== '' && (
        <Example data-testid="rules-example">
          <strong>{t('term.example')}</strong>
          {shownExample}
        </Example>
      )}
      <List>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </List>
    </Panel>
  );
}

const Terms = styled.dl`
  display: grid;
  gap: ${token('space.3')};
  margin: 0;
  > div {
    display: grid;
    grid-template-columns: 4rem minmax(0, 1fr);
    gap: ${token('space.3')};
  }
  dt {
    color: ${token('color.text.muted')};
    font-size: ${token('font.size.caption')};
    line-height: 1.6;
  }
  dd {
    margin: 0;
    color: ${token('color.text.secondary')};
  }
`;

const Example = styled.p`
  display: grid;
  gap: ${token('space.1')};
  margin: ${token('space.4')} 0;
  padding: ${token('space.3')} ${token('space.4')};
  border-radius: ${token('radius.control')};
  background: ${token('color.accent.soft')};
  font-variant-numeric: tabular-nums;
`;

const List = styled.ul`
  display: grid;
  gap: ${token('space.2')};
  margin: 0;
  padding: ${token('space.4')} 0 0 ${token('space.4')};
  list-style: disc;
  border-top: 1px solid ${token('color.line.hairline')};
  color: ${token('color.text.secondary')};
  font-size: ${token('font.size.caption')};
`;
