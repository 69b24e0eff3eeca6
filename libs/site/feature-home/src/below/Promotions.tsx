import { buildActivityPath, useT } from '@pavilion/site-contract';
import { SectionHead } from '@pavilion/site-game-ui/parts';
import { activityArt } from '@pavilion/site-game-ui/activityArt';
import { GameCover, type CoverArt } from '@pavilion/site-game-ui/covers';
import { Skeleton, Tag, token } from '@pavilion/ui-kit';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { belowMessages } from '../messages/belowMessages.ts';
import { SectionPlaceholder } from './SectionPlaceholder.tsx';
import { useOffers, type Activity, type Offer } from './useOffers.ts';

const SHOWN = 4;

type Art = Pick<CoverArt, 'motif' | 'palette'>;

/** Drawing of each kind of activity. */
const arts: Readonly<Partial<Record<Activity['type'], Art>>> = {
  ...activityArt,
  friendInvitation: { motif: 'lantern', palette: 'rose' },
};
const DEFAULT_ART: Art = { motif: 'chest', palette: 'ink' };

/** First running promotions, or the offers that the platform selects for a member (ACT-02). */
export function Promotions() {
  const t = useT(belowMessages);
  const { data, failure, refetch } = useOffers();
  return (
    <section aria-labelledby="promotions-title">
      <SectionHead
        id="promotions-title"
        title={t('promotions.title')}
        all={{ to: '/activity/discount', text: t('promotions.all') }}
      />
      {(failure && !data) || data?.length === 0 ? (
        <SectionPlaceholder hasFailed={!data} empty={t('promotions.none')} onRetry={refetch} />
      ) : (
        <Cards aria-busy={!data}>
          {data
            ? data.slice(0, SHOWN).map((activity) => <Promotion key={activity.activityId} activity={activity} />)
            : Array.from({ length: SHOWN }, (_, at) => (
                <li key={at}>
                  <Skeleton height="7rem" />
                </li>
              ))}
        </Cards>
      )}
    </section>
  );
}

function Promotion({ activity }: { readonly activity: Offer }) {
  const t = useT(belowMessages);
  return (
    <li>
      <Card to={buildActivityPath(activity)}>
        <span>
          <GameCover art={{ seed: Number(activity.activityId) || 1, ...(arts[activity.type] ?? DEFAULT_ART) }} />
        </span>
        <strong>
          {activity.title} {activity.isClaimable && <Tag tone="accent">{t('promotions.claimable')}</Tag>}
        </strong>
        <small>{activity.summary}</small>
      </Card>
    </li>
  );
}

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(17rem, 100%), 1fr));
  gap: ${token('space.4')};
  min-height: 7rem;
`;

const Card = styled(Link)`
  display: grid;
  grid-template-columns: 8rem minmax(0, 1fr);
  grid-template-rows: 1fr auto auto 1fr;
  gap: 0 ${token('space.4')};
  height: 7rem;
  overflow: hidden;
  border: 1px solid ${token('color.line.hairline')};
  border-radius: ${token('radius.panel')};
  background: ${token('color.surface.panel')};
  color: ${token('color.text.primary')};
  text-decoration: none;
  > span {
    grid-row: 1 / -1;
    overflow: hidden;
  }
  > strong {
    grid-row: 2;
    padding-right: ${token('space.3')};
  }
  > small {
    display: -webkit-box;
    grid-row: 3;
    padding-right: ${token('space.3')};
    overflow: hidden;
    color: ${token('color.text.secondary')};
    font-size: ${token('font.size.caption')};
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  &:hover {
    border-color: ${token('color.line.strong')};
  }
`;
