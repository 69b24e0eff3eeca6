import { PageHead } from '@pavilion/site-contract';
import { isOpenEnded } from '@pavilion/site-money';
import { Skeleton, Tag, token, type TagProps } from '@pavilion/ui-kit';
import styled from 'styled-components';
import type { Activity } from '../kinds/kindTypes.ts';
import type { ActivityPageType } from '../kinds/pageTypes.ts';
import { useActivityT } from '../messages/activityMessages.ts';
import { formatMinute } from '../parts/formatMinute.ts';
import { buildHeroArt, HERO_ART } from './buildHeroArt.ts';

const tones: Readonly<Record<Activity['state'], NonNullable<TagProps['tone']>>> = {
  coming: 'info',
  running: 'success',
  ended: 'neutral',
};

/** Props of {@link ActivityHero}. */
export interface ActivityHeroProps {
  readonly type: ActivityPageType;
  /** `undefined` while it loads: the drawing is shown alone, as in the static HTML. */
  readonly activity: Activity | undefined;
}

/** Drawing of the kind of activity with its title, summary, state and period. */
export function ActivityHero({ type, activity }: ActivityHeroProps) {
  return (
    <Band aria-busy={!activity}>
      <Art src={buildHeroArt(type)} alt="" width={HERO_ART.width} height={HERO_ART.height} />
      <div>{activity ? <Title activity={activity} /> : <TitleSkeleton />}</div>
    </Band>
  );
}

function Title({ activity }: { readonly activity: Activity }) {
  const t = useActivityT();
  const { title, summary, state, beginTime, endTime, turnoverMultiple } = activity;
  return (
    <>
      <PageHead lead={summary}>{title}</PageHead>
      <Period>
        <Tag tone={tones[state]}>{t(`state.${state}`)}</Tag>
        <span>
          {t('page.period')} ·{' '}
          {isOpenEnded(activity)
            ? t('card.open')
            : t('page.periodText', { from: formatMinute(beginTime), to: formatMinute(endTime) })}
        </span>
        {turnoverMultiple !== undefined && turnoverMultiple > 0 && (
          <span>{t('page.turnover', { times: turnoverMultiple })}</span>
        )}
      </Period>
    </>
  );
}

const TitleSkeleton = () => (
  <Lines>
    <Skeleton width="14rem" height="2rem" />
    <Skeleton width="20rem" height="1rem" />
    <Skeleton width="26rem" height="1rem" />
  </Lines>
);

const Band = styled.section`
  position: relative;
  display: grid;
  align-items: center;
  /* Higher than its text, so that the drawing keeps its size when the text arrives. */
  min-height: 11rem;
  margin-bottom: ${token('space.4')};
  overflow: hidden;
  border: 1px solid ${token('color.line.hairline')};
  border-radius: ${token('radius.panel')};
  background: ${token('color.surface.panel')};
  > div {
    position: relative;
    width: 54%;
    padding: ${token('space.5')} ${token('space.6')};
  }
  header {
    margin-bottom: ${token('space.2')};
  }
  @media (max-width: 47rem) {
    align-items: end;
    padding-top: 7rem;
    > div {
      width: 100%;
    }
  }
`;

/** The drawing fades toward the text, so that the text has the contrast of the panel. */
const Art = styled.img`
  position: absolute;
  top: 0;
  right: 0;
  width: min(45rem, 64%);
  height: 100%;
  object-fit: cover;
  object-position: right;
  /* Transparent as far as the text reaches. */
  mask-image: linear-gradient(to right, transparent 28%, #000 78%);
  @media (max-width: 47rem) {
    width: 100%;
    height: 7rem;
    mask-image: none;
  }
`;

const Lines = styled.div`
  display: grid;
  gap: ${token('space.3')};
`;

const Period = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.1')} ${token('space.3')};
  align-items: center;
  color: ${token('color.text.secondary')};
  font-size: ${token('font.size.caption')};
  font-variant-numeric: tabular-nums;
`;
