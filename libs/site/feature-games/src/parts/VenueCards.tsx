import { GameCover } from '@pavilion/site-game-ui/covers';
import { Button, Skeleton, Tag, token } from '@pavilion/ui-kit';
import { formatCny } from '@pavilion/wallet';
import styled from 'styled-components';
import { toLobbyTarget, usePlay } from '../launch/launchContext.ts';
import { useGamesT } from '../messages/gamesMessages.ts';
import type { GameList } from '../state/gameList.ts';
import type { Venue } from '../state/gamesSlice.ts';

/** Number of skeletons while the venues load. */
const PLACEHOLDER_COUNT = 3;

/** Venues of a category: name, transfer limits, state, and a button that opens the venue's lobby. */
export function VenueCards({ list }: { readonly list: GameList }) {
  const t = useGamesT();
  const isLoading = list.status === 'loading';
  return (
    <Section aria-labelledby="venues-title" aria-busy={isLoading}>
      <Title>
        <h2 id="venues-title">{t('venues.title')}</h2>
        <p>{t('venues.lead')}</p>
      </Title>
      <List>
        {isLoading
          ? Array.from({ length: PLACEHOLDER_COUNT }, (_, at) => (
              <Card as="li" key={at}>
                <Skeleton height="7.5rem" />
              </Card>
            ))
          : list.venues.map((venue) => <VenueCard key={venue.channelCode} venue={venue} />)}
      </List>
    </Section>
  );
}

function VenueCard({ venue }: { readonly venue: Venue }) {
  const t = useGamesT();
  const play = usePlay();
  const { name, slogan, state, cover } = venue;
  const isOpen = state === 'open';
  return (
    <Card data-venue={venue.channelCode} data-closed={!isOpen || undefined}>
      <Picture>
        <GameCover art={cover} />
      </Picture>
      <VenueText>
        <h3>
          {name}
          {!isOpen && <Tag tone="warning">{t(state === 'maintenance' ? 'venues.maintenance' : 'venues.region')}</Tag>}
        </h3>
        <p>{isOpen ? slogan : t(state === 'maintenance' ? 'venues.maintenanceText' : 'venues.regionText')}</p>
        <small>
          {formatVenueDetails(venue, t).map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </small>
      </VenueText>
      <Button
        variant={isOpen ? 'primary' : 'secondary'}
        disabled={!isOpen}
        aria-label={t('venues.enter', { venue: name })}
        onClick={() => play(toLobbyTarget(venue))}
      >
        {t('venues.enterShort')}
      </Button>
    </Card>
  );
}

function formatVenueDetails(
  { hasWallet, gameCount, minTransfer, maxTransfer }: Venue,
  t: ReturnType<typeof useGamesT>,
): readonly string[] {
  const games = gameCount > 0 ? [t('venues.games', { count: gameCount })] : [];
  const money = hasWallet
    ? t('venues.limits', { min: formatCny(minTransfer), max: formatCny(maxTransfer) })
    : t('venues.centre');
  return [...games, money];
}

const Section = styled.section`
  margin-block: ${token('space.3')} ${token('space.5')};
`;

const Title = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token('space.3')};
  align-items: baseline;
  margin-bottom: ${token('space.3')};
  > h2 {
    font-size: ${token('font.size.title')};
  }
  > p {
    color: ${token('color.text.muted')};
  }
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(22rem, 100%), 1fr));
  gap: ${token('space.4')};
`;

const Card = styled.li`
  display: grid;
  grid-template-columns: 10rem minmax(0, 1fr);
  gap: ${token('space.3')} ${token('space.4')};
  align-items: start;
  min-height: 10.875rem;
  @media (max-width: 30rem) {
    grid-template-columns: 6rem minmax(0, 1fr);
  }
  padding: ${token('space.4')};
  border: 1px solid ${token('color.line.hairline')};
  border-radius: ${token('radius.panel')};
  background: ${token('color.surface.panel')};
  > button {
    grid-column: 2;
    justify-self: start;
    align-self: end;
  }
  > :only-child {
    grid-column: 1 / -1;
  }
`;

const Picture = styled.div`
  grid-row: span 2;
  overflow: hidden;
  border-radius: ${token('radius.control')};
  aspect-ratio: 4 / 3;
  [data-closed] > & > canvas {
    filter: grayscale(1);
    opacity: 0.55;
  }
`;

const VenueText = styled.div`
  display: grid;
  gap: ${token('space.1')};
  > h3 {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token('space.2')};
    font-size: ${token('font.size.price')};
  }
  > p {
    color: ${token('color.text.secondary')};
  }
  > small {
    color: ${token('color.text.muted')};
    font-size: ${token('font.size.caption')};
    font-variant-numeric: tabular-nums;
  }
  > small > span {
    /* An amount is not parted from its fellow while a line of its own can hold both. */
    display: inline-block;
    margin-right: ${token('space.3')};
  }
`;
