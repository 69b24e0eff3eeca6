import { useAppDispatch, useLoginGate, useServices, type BrandLobby } from '@pavilion/site-contract';
import { useMemo } from 'react';
import { toPlayTarget, usePlay } from '../launch/launchContext.ts';
import { useGamesT, type GamesT } from '../messages/gamesMessages.ts';
import { gamesActions, type Game } from '../state/gamesSlice.ts';

/** Texts and handlers that all tiles of a grid share. */
export interface TileContext {
  readonly t: GamesT;
  readonly frame: BrandLobby['coverFrame'];
  /** Width of a tile, pixels. */
  readonly tile: number;
  readonly onPlay: (game: Game) => void;
  readonly onStar: (game: Game) => void;
  readonly onInfo: (gameCode: string) => void;
}

/** Returns the texts and handlers of the tiles. The object is stable until one of them changes, so that tiles do not re-render. */
export function useTileContext(onInfo: (gameCode: string) => void, tile: number): TileContext {
  const t = useGamesT();
  const play = usePlay();
  const dispatch = useAppDispatch();
  const requireLogin = useLoginGate();
  const frame = useServices().brand.lobby.coverFrame;
  return useMemo(
    () => ({
      t,
      frame,
      tile,
      onInfo,
      onPlay: (game) => play(toPlayTarget(game)),
      onStar: (game) => {
        if (requireLogin()) dispatch(gamesActions.starToggled(game));
      },
    }),
    [t, frame, tile, play, dispatch, requireLogin, onInfo],
  );
}
