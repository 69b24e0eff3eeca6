import { GameCover } from '@pavilion/site-game-ui/covers';
import { InfoIcon, Skeleton, StarIcon } from '@pavilion/ui-kit';
import { memo } from 'react';
import type { GamesT } from '../messages/gamesMessages.ts';
import type { Game } from '../state/gamesSlice.ts';
import type { TileContext } from './useTileContext.ts';

/** Props of {@link GameTile}. */
export interface GameTileProps {
  readonly game: Game;
  /** Whether the tile is in the tab order; only one tile of the grid is. */
  readonly isCurrent: boolean;
  readonly isStarred: boolean;
  readonly context: TileContext;
}

/**
 * Tile of a game: its cover launches it, the star in its corner adds it to the favourites, its last line shows the rules. It
 * uses plain elements and no hooks, because a list renders dozens of tiles while scrolling. Its styles are in `tileRules`.
 */
export const GameTile = memo(function GameTile({ game, isCurrent, isStarred, context }: GameTileProps) {
  const { t, onPlay, onStar, onInfo } = context;
  const tabIndex = isCurrent ? 0 : -1;
  const { name, venueName, venueState, rtp } = game;
  const isOpen = venueState === 'open';
  return (
    <article data-game={game.gameCode} data-closed={!isOpen || undefined}>
      <button
        type="button"
        tabIndex={tabIndex}
        data-main=""
        aria-disabled={!isOpen || undefined}
        aria-label={t('tile.play', { game: name, venue: venueName })}
        onClick={() => onPlay(game)}
      >
        <GameCover art={game.cover} category={game.category} />
        {renderGameFlag(game, t)}
      </button>
      <button
        type="button"
        tabIndex={tabIndex}
        data-star=""
        aria-pressed={isStarred}
        aria-label={t('tile.star', { game: name })}
        onClick={() => onStar(game)}
      >
        <StarIcon />
      </button>
      <h3 title={name}>{name}</h3>
      <button
        type="button"
        tabIndex={tabIndex}
        data-facts=""
        aria-label={t('tile.info', { game: name })}
        onClick={() => onInfo(game.gameCode)}
      >
        <span>{venueName}</span>
        <span>{t('tile.rtp', { rtp })}</span>
        <InfoIcon />
      </button>
    </article>
  );
});

/** Renders a label on the cover of a new game or a closed venue. */
function renderGameFlag({ venueState, isNew }: Game, t: GamesT) {
  if (venueState !== 'open')
    return <span data-flag="closed">{t(venueState === 'maintenance' ? 'tile.maintenance' : 'tile.region')}</span>;
  return isNew ? <span data-flag="">{t('tile.new')}</span> : null;
}

/** Placeholder of a game that is not loaded. */
export function PlaceholderTile() {
  return (
    <article aria-hidden="true">
      <Skeleton height="auto" style={{ aspectRatio: '4 / 3' }} />
      <Skeleton width="70%" height="1rem" />
      <Skeleton width="90%" height="0.75rem" />
    </article>
  );
}
