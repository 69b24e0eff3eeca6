import { About } from '../head/About.tsx';
import { LobbyTop } from '../head/LobbyTop.tsx';
import { LiveBlock } from '../live/LiveBlock.tsx';
import type { Category } from '@pavilion/site-game-ui/lobby';
import { PoolBar } from '../parts/PoolBar.tsx';
import { ThemeRows } from '../themes/ThemeRows.tsx';
import { useCallback } from 'react';
import { GameBrowser } from './GameBrowser.tsx';
import { isFiltered } from '../query/isFiltered.ts';
import { LobbyFrame } from './LobbyFrame.tsx';
import { useLobbyQuery } from '../query/useLobbyQuery.ts';
import { useGameList } from './useGameList.ts';

/** Lobby that lists games (NAV-02), for categories with thousands of games. */
export function GameLobby({ category }: { readonly category: Category }) {
  const list = useGameList(category);
  const [query, change] = useLobbyQuery();
  const onInfo = useCallback((game: string) => change({ game }), [change]);
  const themes = !isFiltered(query) && list.status !== 'failed' && (
    <ThemeRows list={list} category={category} change={change} onInfo={onInfo} />
  );
  return (
    <LobbyFrame category={category} game={query.game} onInfoClosed={() => change({ game: '' })}>
      <LobbyTop category={category}>
        <PoolBar category={category} list={list} onVenue={(venue) => change({ venue })} />
      </LobbyTop>
      <GameBrowser list={list} category={category} query={query} change={change} above={themes} />
      <LiveBlock isPlaced={list.status !== 'loading'} />
      <About category={category} />
    </LobbyFrame>
  );
}
