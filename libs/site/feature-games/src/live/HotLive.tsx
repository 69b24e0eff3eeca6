import { formatOdds, getDisplayedScore, type Match } from '@pavilion/domain-sports';
import { useServices, SPORT_VENUE_PATH } from '@pavilion/site-contract';
import { SectionHead } from '@pavilion/site-game-ui/parts';
import { Button, EmptyState, LiveDot, Skeleton, token } from '@pavilion/ui-kit';
import { useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useGamesT } from '../messages/gamesMessages.ts';
import { formatLiveClock } from './formatLiveClock.ts';
import { useHotLive } from './useHotLive.ts';

const MAX_MATCHES = 3;
const sides = [
  ['H', 'live.home'],
  ['N', 'live.draw'],
  ['C', 'live.away'],
] as const;

/** Hot live matches with their current prices (GAM-04). */
export function HotLive() {
  const t = useGamesT();
  const { list, matchIds, again } = useHotLive(MAX_MATCHES);
  return (
    <section aria-labelledby="hot-live-title">
      <SectionHead
        id="hot-live-title"
        title={t('live.title')}
        lead={t('live.lead')}
        all={{ to: SPORT_VENUE_PATH, text: t('live.all') }}
      />
      <Cards>
        {!list.isLoaded &&
          !list.isStale &&
          Array.from({ length: MAX_MATCHES }, (_, at) => <Skeleton key={at} height="9.5rem" />)}
        {!list.isLoaded && list.isStale && (
          <EmptyState
            isCompact
            drawing="match"
            title={t('live.failed')}
            action={<Button onClick={again}>{t('retry')}</Button>}
          />
        )}
        {list.isLoaded && matchIds.length === 0 && <EmptyState isCompact drawing="match" title={t('live.none')} />}
        {matchIds.map((id) => (
          <LiveCard key={id} matchId={id} />
        ))}
      </Cards>
    </section>
  );
}

function LiveCard({ matchId }: { readonly matchId: string }) {
  const { board } = useServices();
  const read = () => board.getMatch(matchId);
  const match = useSyncExternalStore((listener) => board.subscribeMatch(matchId, listener), read, read);
  return match ? <MatchCard match={match} /> : null;
}

function MatchCard({ match }: { readonly match: Match }) {
  const t = useGamesT();
  const { board } = useServices();
  const { homeName: home, awayName: away } = match;
  const score = getDisplayedScore(match);
  const result = match.markets['RM']?.[0] ?? match.markets['M']?.[0];
  return (
    <Card to={SPORT_VENUE_PATH} data-match={match.id} aria-label={t('live.open', { home, away })}>
      <small>
        <LiveDot /> {board.getLeague(match.leagueId)?.name}
        <span>{formatLiveClock(match, t)}</span>
      </small>
      <Team>
        <span>{home}</span>
        <b>{score.home ?? 0}</b>
      </Team>
      <Team>
        <span>{away}</span>
        <b>{score.away ?? 0}</b>
      </Team>
      <Prices>
        {sides.map(([side, label]) => (
          <LivePrice key={side} label={t(label)} priceId={result?.priceIds[side] ?? ''} />
        ))}
      </Prices>
    </Card>
  );
}

function LivePrice({ label, priceId }: { readonly label: string; readonly priceId: string }) {
  const { board } = useServices();
  const read = () => board.getPrice(priceId);
  const cell = useSyncExternalStore((listener) => board.subscribePrice(priceId, listener), read, read);
  return (
    <span>
      <small>{label}</small>
      <b>{formatOdds(cell?.price, 'E')}</b>
    </span>
  );
}

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(18rem, 100%), 1fr));
  gap: ${token('space.4')};
  min-height: 9.5rem;
`;

const Card = styled(Link)`
  display: grid;
  gap: ${token('space.1')};
  padding: ${token('space.3')} ${token('space.4')};
  border: 1px solid ${token('color.line.hairline')};
  border-radius: ${token('radius.panel')};
  background: ${token('color.surface.panel')};
  color: ${token('color.text.primary')};
  text-decoration: none;
  > small {
    display: flex;
    align-items: center;
    gap: ${token('space.2')};
    color: ${token('color.text.muted')};
    font-size: ${token('font.size.caption')};
  }
  > small > :last-child {
    margin-left: auto;
    font-variant-numeric: tabular-nums;
  }
  &:hover {
    border-color: ${token('color.line.strong')};
  }
`;

const Team = styled.span`
  display: flex;
  justify-content: space-between;
  gap: ${token('space.3')};
  > b {
    font-family: ${token('font.family.figure')};
    font-size: ${token('font.size.price')};
    font-variant-numeric: tabular-nums;
  }
`;

const Prices = styled.span`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: ${token('density.cellGap')};
  margin-top: ${token('space.2')};
  > span {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    padding: ${token('space.1')} ${token('space.2')};
    border-radius: ${token('radius.cell')};
    background: ${token('color.surface.hover')};
  }
  small {
    color: ${token('color.text.muted')};
    font-size: ${token('font.size.caption')};
  }
  b {
    font-family: ${token('font.family.figure')};
    font-variant-numeric: tabular-nums;
  }
`;
