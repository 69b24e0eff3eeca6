import { useAppDispatch, useAppSelector, useLoginGate } from '@pavilion/site-contract';
import { GameCover } from '@pavilion/site-contract/covers';
import { Icon, Skeleton } from '@pavilion/ui-kit';
import { memo } from 'react';
import { gameTarget, usePlay } from '../launch/launchContext.ts';
import { useGamesT } from '../messages/gamesMessages.ts';
import { gamesActions, isStarred, selectGames, type Game } from '../state/gamesSlice.ts';
import { Corner, CoverButton, Facts, Flag, Name, Tile } from './tileParts.ts';

/** Props of {@link GameTile}. */
export interface GameTileProps {
  readonly game: Game;
  /** Whether the Tab key stops here; one tile of the grid at a time. */
  readonly isCurrent: boolean;
  readonly onInfo: (gameCode: string) => void;
}

/** A game: its cover enters, its corner stars it, its last line tells the rules. */
export const GameTile = memo(function GameTile({ game, isCurrent, onInfo }: GameTileProps) {
  const t = useGamesT();
  const play = usePlay();
  const tabIndex = isCurrent ? 0 : -1;
  const { name, venueName, venueState, rtp } = game;
  const isOpen = venueState === 'open';
  return (
    <Tile data-game={game.gameCode} data-closed={!isOpen || undefined}>
      <CoverButton
        type="button"
        tabIndex={tabIndex}
        data-main=""
        aria-disabled={!isOpen || undefined}
        aria-label={t('tile.play', { game: name, venue: venueName })}
        onClick={() => play(gameTarget(game))}
      >
        <GameCover art={game.cover} category={game.category} />
        <Flags game={game} />
      </CoverButton>
      <Star game={game} tabIndex={tabIndex} />
      <Name title={name}>{name}</Name>
      <Facts
        type="button"
        tabIndex={tabIndex}
        aria-label={t('tile.info', { game: name })}
        onClick={() => onInfo(game.gameCode)}
      >
        <span>{venueName}</span>
        <span>{t('tile.rtp', { rtp })}</span>
        <Icon name="info" />
      </Facts>
    </Tile>
  );
});

function Flags({ game: { venueState, isNew } }: { readonly game: Game }) {
  const t = useGamesT();
  if (venueState !== 'open')
    return <Flag data-tone="closed">{t(venueState === 'maintenance' ? 'tile.maintenance' : 'tile.region')}</Flag>;
  return isNew ? <Flag>{t('tile.new')}</Flag> : null;
}

function Star({ game, tabIndex }: { readonly game: Game; readonly tabIndex: number }) {
  const t = useGamesT();
  const dispatch = useAppDispatch();
  const mayGoOn = useLoginGate();
  const isOn = useAppSelector((state) => isStarred(selectGames(state), game));
  return (
    <Corner
      type="button"
      tabIndex={tabIndex}
      aria-pressed={isOn}
      aria-label={t('tile.star', { game: game.name })}
      onClick={() => mayGoOn() && dispatch(gamesActions.starTurned(game))}
    >
      <Icon name="star" />
    </Corner>
  );
}

/** A tile whose game is on its way. */
export function WaitingTile() {
  return (
    <Tile aria-hidden="true">
      <Skeleton height="auto" style={{ aspectRatio: '4 / 3' }} />
      <Skeleton width="70%" height="1rem" />
      <Skeleton width="90%" height="0.75rem" />
    </Tile>
  );
}
