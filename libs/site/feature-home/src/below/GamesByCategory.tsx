import type { ResponseOf } from '@pavilion/api-client';
import { useIsPathHidden, useT } from '@pavilion/site-contract';
import { SectionHead } from '@pavilion/site-game-ui/parts';
import { GameCover } from '@pavilion/site-game-ui/covers';
import { lobbies, type Category } from '@pavilion/site-game-ui/lobby';
import { useRead } from '@pavilion/site-data';
import { SegmentedControl, Skeleton, token } from '@pavilion/ui-kit';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { belowMessages } from '../messages/belowMessages.ts';
import { SectionPlaceholder } from './SectionPlaceholder.tsx';

const SHOWN = 12;
/** Height of two rows of games at 1280, so that the sections below do not move. */
const MIN_HEIGHT = '28rem';
const allCategories = ['DZ', 'ZR', 'QP', 'CP', 'BY', 'DJ'] as const satisfies readonly Category[];

type Game = ResponseOf<'venue.gameList'>['list'][number];
type ShownCategory = (typeof allCategories)[number];

/**
 * Hottest games of a category. Each links to its rules in the lobby, from where it can be launched. Categories whose page is
 * hidden are left out (ACT-02).
 */
export function GamesByCategory() {
  const isHidden = useIsPathHidden();
  const shown = allCategories.filter((category) => !isHidden(lobbies[category].path));
  const [chosen, setChosen] = useState<ShownCategory>('DZ');
  const category = shown.includes(chosen) ? chosen : shown[0];
  return category && <Games category={category} categories={shown} onChoose={setChosen} />;
}

interface GamesProps {
  readonly category: ShownCategory;
  readonly categories: readonly ShownCategory[];
  readonly onChoose: (category: ShownCategory) => void;
}

function Games({ category, categories, onChoose }: GamesProps) {
  const t = useT(belowMessages);
  const { data, failure, refetch } = useRead('venue.gameList', { category, pageNum: 1, pageSize: SHOWN });
  const { path } = lobbies[category];
  const name = t(`category.${category}`);
  return (
    <section aria-labelledby="games-title">
      <SectionHead
        id="games-title"
        title={t('games.title')}
        all={{ to: path, text: t('games.all', { category: name }) }}
      >
        <SegmentedControl
          size="small"
          label={t('games.categories')}
          value={category}
          onChange={onChoose}
          segments={categories.map((value) => ({ value, label: t(`category.${value}`) }))}
        />
      </SectionHead>
      {(failure && !data) || data?.list.length === 0 ? (
        <Placeholder>
          <SectionPlaceholder hasFailed={!data} empty={t('games.none')} onRetry={refetch} />
        </Placeholder>
      ) : (
        <Grid aria-busy={!data}>
          {data
            ? data.list.map((game) => <GameTile key={game.gameCode} game={game} path={path} />)
            : Array.from({ length: SHOWN }, (_, at) => <Waiting key={at} />)}
        </Grid>
      )}
    </section>
  );
}

interface GameTileProps {
  readonly game: Game;
  /** Path of the lobby. */
  readonly path: string;
}

function GameTile({ game, path }: GameTileProps) {
  const t = useT(belowMessages);
  return (
    <li>
      <Tile
        to={`${path}?game=${encodeURIComponent(game.gameCode)}`}
        aria-label={t('games.open', { game: game.name, venue: game.venueName })}
      >
        <span>
          <GameCover art={game.cover} width={240} />
        </span>
        <strong>{game.name}</strong>
        <small>{t('games.rtp', { rtp: game.rtp })}</small>
      </Tile>
    </li>
  );
}

function Waiting() {
  return (
    <li aria-hidden="true">
      <Skeleton height="auto" style={{ aspectRatio: '4 / 3' }} />
    </li>
  );
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(11rem, 1fr));
  align-content: start;
  gap: ${token('space.4')};
  min-height: ${MIN_HEIGHT};
`;

const Placeholder = styled.div`
  min-height: ${MIN_HEIGHT};
`;

const Tile = styled(Link)`
  display: grid;
  gap: ${token('space.1')};
  border-radius: ${token('radius.panel')};
  color: ${token('color.text.primary')};
  text-decoration: none;
  > span {
    overflow: hidden;
    border-radius: ${token('radius.panel')};
    aspect-ratio: 4 / 3;
  }
  > span > canvas {
    transition: transform ${token('motion.slow')} ${token('motion.ease')};
  }
  &:hover > span > canvas {
    transform: scale(1.03);
  }
  > strong {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > small {
    color: ${token('color.text.muted')};
    font-size: ${token('font.size.caption')};
    font-variant-numeric: tabular-nums;
  }
  @media (prefers-reduced-motion: reduce) {
    &:hover > span > canvas {
      transform: none;
    }
  }
`;
