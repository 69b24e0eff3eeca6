import { useAppDispatch, useLoginGate } from '@pavilion/site-contract';
import { useMemo } from 'react';
import { gameTarget, usePlay } from '../launch/launchContext.ts';
import { useGamesT, type GamesT } from '../messages/gamesMessages.ts';
import { gamesActions, type Game } from '../state/gamesSlice.ts';

/** Texts and handlers that all tiles of a grid share. */
export interface TileDesk {
  readonly t: GamesT;
  readonly onPlay: (game: Game) => void;
  readonly onStar: (game: Game) => void;
  readonly onInfo: (gameCode: string) => void;
}

/** Returns the texts and handlers of the tiles. The object is stable until one of them changes, so that tiles do not re-render. */
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
