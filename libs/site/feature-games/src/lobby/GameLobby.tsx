import { About } from '../head/About.tsx';
import { LobbyHead } from '../head/LobbyHead.tsx';
import { LiveBlock } from '../live/LiveBlock.tsx';
import type { Category } from '@pavilion/site-game-ui/lobby';
import { PoolBar } from '../pools/PoolBar.tsx';
import { GameBrowser } from './GameBrowser.tsx';
import { LobbyFrame } from './LobbyFrame.tsx';
import { useLobbyQuery } from './useLobbyQuery.ts';
import { useGameList } from './useGameList.ts';

/** Lobby that lists games (NAV-02), for categories with thousands of games. */
export function GameLobby({ category }: { readonly category: Category }) {
  const list = useGameList(category);
  const [query, change] = useLobbyQuery();
  return (
    <LobbyFrame category={category} game={query.game} onInfoClosed={() => change({ game: '' })}>
      <LobbyHead category={category} />
      <PoolBar category={category} onVenue={(venue) => change({ venue })} />
      <About category={category} />
      <GameBrowser list={list} category={category} query={query} change={change} />
      <LiveBlock />
    </LobbyFrame>
  );
}
