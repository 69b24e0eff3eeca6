import type { Match } from '@pavilion/domain-sports';
import { SiteLink, useServices, SPORT_VENUE_PATH } from '@pavilion/site-contract';
import { getSportName } from '@pavilion/site-bet-ui';
import { token } from '@pavilion/ui-kit';
import styled from 'styled-components';
import { formatFavouriteKey, type Favourite } from '../favourites/favouriteSets.ts';
import { useSportsT } from '../messages/sportsT.ts';
import { formatClock } from '../parts/formatClock.ts';
import { formatScore } from '../parts/formatScore.ts';
import { getFavouriteName } from './getFavouriteName.ts';
import { useFavouriteMatch } from './useFavouriteMatch.ts';

/** Name of a favourite; below it its current match with a link, else what it is. */
export function FavouriteName({ favourite }: { readonly favourite: Favourite }) {
  const { kind, id, gameType } = favourite;
  const t = useSportsT();
  const match = useFavouriteMatch(formatFavouriteKey(kind, id));
  return (
    <Name>
      <b>{getFavouriteName(t, favourite)}</b>
      {match ? (
        <MatchLink match={match} hasSides={kind !== 'match'} />
      ) : (
        <span>{[t(`favourites.${kind}`), ...(gameType ? [getSportName(t, gameType)] : [])].join(' · ')}</span>
      )}
    </Name>
  );
}

/** Clock and score of a match, with its sides if the name above does not contain them. */
function MatchLink({ match, hasSides }: { readonly match: Match; readonly hasSides: boolean }) {
  const t = useSportsT();
  const { clock } = useServices();
  const score = formatScore(match);
  const sides = [match.homeName, score || '-', match.awayName].join(' ');
  return (
    <SiteLink to={`${SPORT_VENUE_PATH}?game=${encodeURIComponent(match.id)}`}>
      {[formatClock(match, t, clock.now()), hasSides ? sides : score].filter(Boolean).join(' · ')}
    </SiteLink>
  );
}

const Name = styled.div`
  display: grid;
  gap: 0.125rem;
  min-width: 5.5rem;
  padding-block: ${token('space.2')};
  b {
    color: ${token('color.text.primary')};
    font-weight: ${token('font.weight.strong')};
  }
  span,
  a {
    color: ${token('color.text.secondary')};
    font-size: ${token('font.size.caption')};
  }
  a {
    color: ${token('color.text.link')};
  }
`;
