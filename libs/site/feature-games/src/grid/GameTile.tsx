import { CoverLettering, GameCover, toCoverTitle } from '@pavilion/site-game-ui/covers';
import { formatCny } from '@pavilion/wallet';
import { InfoIcon, Skeleton, StarIcon } from '@pavilion/ui-kit';
import { memo, useState, type KeyboardEvent } from 'react';
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
 * Tile of a game: its cover with its name launches it. While the pointer or the focus is in the tile, facts of the game cover
 * the picture; the tile keeps its size. The star adds it to the favourites (key F), the other button shows the rules (key I).
 *
 * It uses plain elements, because a list renders dozens of tiles while scrolling. Its styles are in `tileRules`.
 */
export const GameTile = memo(function GameTile(props: GameTileProps) {
  const [isOpened, setOpened] = useState(false);
  const { game, isCurrent, context } = props;
  const { t, frame, tile, onPlay, onStar, onInfo } = context;
  const { name, venueName, venueState, rtp, cover } = game;
  const isOpen = venueState === 'open';
  const onKeyDown = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
    if (ctrlKey || metaKey || altKey) return;
    if (key === 'i' || key === 'I') onInfo(game.gameCode);
    if (key === 'f' || key === 'F') onStar(game);
  };
  const opening = createOpening(setOpened);
  return (
    <article data-game={game.gameCode} data-closed={!isOpen || undefined}>
      <button
        type="button"
        tabIndex={isCurrent ? 0 : -1}
        data-main=""
        aria-disabled={!isOpen || undefined}
        aria-label={t('tile.play', { game: name, venue: venueName })}
        aria-keyshortcuts="I F"
        onClick={() => onPlay(game)}
        onKeyDown={onKeyDown}
        {...opening}
      >
        <span data-frame={frame}>
          <GameCover art={cover} width={tile} frame={frame} />
          <CoverLettering title={toCoverTitle(name, cover)} />
          {renderGameFlag(game, t)}
          {isOpened && <GameSheet game={game} t={t} />}
        </span>
      </button>
      <TileButtons {...props} opening={opening} />
      <p data-facts="">
        <span>{venueName}</span>
        <span>{rtp}%</span>
      </p>
    </article>
  );
});

type Opening = Readonly<Record<'onPointerEnter' | 'onFocus' | 'onPointerLeave' | 'onBlur', () => void>>;

/** Creates the handlers that show the facts while the pointer or the focus is on a button of the tile. */
function createOpening(setOpened: (isOpened: boolean) => void): Opening {
  const [open, close] = [() => setOpened(true), () => setOpened(false)];
  return { onPointerEnter: open, onFocus: open, onPointerLeave: close, onBlur: close };
}

/** Star and rules of a game, over its cover. */
function TileButtons({ game, isCurrent, isStarred, context, opening }: GameTileProps & { readonly opening: Opening }) {
  const { t, onStar, onInfo } = context;
  const tabIndex = isCurrent ? 0 : -1;
  return (
    <>
      <button
        type="button"
        tabIndex={tabIndex}
        data-star=""
        aria-pressed={isStarred}
        aria-label={t('tile.star', { game: game.name })}
        onClick={() => onStar(game)}
        {...opening}
      >
        <StarIcon />
      </button>
      <button
        type="button"
        tabIndex={tabIndex}
        data-info=""
        aria-label={t('tile.info', { game: game.name })}
        onClick={() => onInfo(game.gameCode)}
        {...opening}
      >
        <InfoIcon />
        <span>{t('tile.rules')}</span>
      </button>
    </>
  );
}

/** Facts of a game over its cover: venue, features, one rule, return and limits. */
function GameSheet({ game, t }: { readonly game: Game; readonly t: GamesT }) {
  const { name, venueName, venueState, tags, rtp, rule, minStake, maxStake } = game;
  return (
    <span data-sheet="">
      <b>{name}</b>
      <small>{[venueName, ...tags].join(' · ')}</small>
      {rule !== undefined && <small data-rule="">{rule}</small>}
      <span>
        {t('tile.return')}
        <i>{rtp}%</i>
      </span>
      {minStake !== undefined && maxStake !== undefined && (
        <span>
          {t('tile.limits')}
          <i>
            {formatCny(minStake)}–{formatCny(maxStake)}
          </i>
        </span>
      )}
      <em>{t(venueState === 'open' ? 'tile.enter' : 'tile.maintenance')}</em>
    </span>
  );
}

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
      <Skeleton height="auto" style={{ aspectRatio: '4 / 5' }} />
      <Skeleton width="90%" height="0.75rem" />
    </article>
  );
}
