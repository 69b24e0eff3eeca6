import { useAppDispatch, useLoginGate } from '@pavilion/site-contract';
import { useMemo } from 'react';
import { gameTarget, usePlay } from '../launch/launchContext.ts';
import { useGamesT, type GamesT } from '../messages/gamesMessages.ts';
import { gamesActions, type Game } from '../state/gamesSlice.ts';

/** What every tile of a grid shares: words, and what its three buttons do. */
export interface TileDesk {
  readonly t: GamesT;
  readonly onPlay: (game: Game) => void;
  readonly onStar: (game: Game) => void;
  readonly onInfo: (gameCode: string) => void;
}

/** The desk of a grid; the same as long as its language and doors are, so that no tile is drawn anew for it. */
export function useTileDesk(onInfo: (gameCode: string) => void): TileDesk {
  const t = useGamesT();
  const play = usePlay();
  const dispatch = useAppDispatch();
  const mayGoOn = useLoginGate();
  return useMemo(
    () => ({
      t,
      onInfo,
      onPlay: (game) => play(gameTarget(game)),
      onStar: (game) => {
        if (mayGoOn()) dispatch(gamesActions.starTurned(game));
      },
    }),
    [t, play, dispatch, mayGoOn, onInfo],
  );
}
