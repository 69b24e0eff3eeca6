import { PageTitle, Tag, token, type TagProps } from '@pavilion/ui-kit';
import styled from 'styled-components';
import type { Activity } from '../kinds/kindTypes.ts';
import { useActivityT } from '../messages/activityMessages.ts';
import { ActivityIcon } from '../parts/ActivityIcon.tsx';
import { formatMinute } from '../parts/formatMinute.ts';

const tones: Readonly<Record<Activity['state'], NonNullable<TagProps['tone']>>> = {
  coming: 'info',
  running: 'success',
  ended: 'neutral',
};

/** Title, summary, state and period of an activity. */
export function ActivityHead({ activity }: { readonly activity: Activity }) {
  const t = useActivityT();
  const { type, title, summary, state, beginTime, endTime, turnoverMultiple } = activity;
  return (
    <Head>
      <ActivityIcon type={type} />
      <div>
        <PageTitle lead={summary} actions={<Tag tone={tones[state]}>{t(`state.${state}`)}</Tag>}>
          {title}
        </PageTitle>
        <Period>
          {t('page.period')} · {t('page.periodText', { from: formatMinute(beginTime), to: formatMinute(endTime) })}
          {turnoverMultiple !== undefined &&
            turnoverMultiple > 0 &&
            ` · ${t('page.turnover', { times: turnoverMultiple })}`}
        </Period>
      </div>
    </Head>
  );
}

const Head = styled.section`
  display: grid;
  grid-template-columns: 5.75rem minmax(0, 1fr);
  overflow: hidden;
  border: 1px solid ${token('color.line.hairline')};
  border-radius: ${token('radius.panel')};
  background: ${token('color.surface.panel')};
  > div {
    padding: ${token('space.5')} ${token('space.6')};
  }
  > div > header {
    align-items: flex-start;
    margin-bottom: ${token('space.2')};
  }
`;

const Period = styled.p`
  color: ${token('color.text.muted')};
  font-size: ${token('font.size.caption')};
  font-variant-numeric: tabular-nums;
`;
