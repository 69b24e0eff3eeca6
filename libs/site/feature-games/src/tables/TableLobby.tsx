import { useCallback, useEffect, useState } from 'react';
import { About } from '../head/About.tsx';
import { LobbyTop } from '../head/LobbyTop.tsx';
import { LiveBlock } from '../live/LiveBlock.tsx';
import { GameBrowser } from '../lobby/GameBrowser.tsx';
import { LobbyFrame } from '../lobby/LobbyFrame.tsx';
import { useGameList } from '../lobby/useGameList.ts';
import { useLobbyQuery } from '../query/useLobbyQuery.ts';
import { PoolBar } from '../pools/PoolBar.tsx';
import { VenueCards } from '../venues/VenueCards.tsx';
import { PatternedTables, PatternFilter } from './PatternedTables.tsx';
import { TableList, type TableCategory } from './TableList.tsx';
import { useTables } from './useTables.ts';

/** Lobby that lists tables, rooms, lotteries or matches with their states, and the venues below (NAV-02). */
export function TableLobby({ category }: { readonly category: TableCategory }) {
  const list = useGameList(category);
  const tables = useTables(category);
  const [query, change] = useLobbyQuery();
  const onInfo = useCallback((game: string) => change({ game }), [change]);
  const [isPatterned, setPatterned] = useState(false);
  const hasRoads = category === 'ZR';
  const { fill, status } = list;
  useEffect(() => {
    if (status === 'ready') fill();
  }, [status, fill]);
  return (
    <LobbyFrame category={category} game={query.game} onInfoClosed={() => change({ game: '' })}>
      <LobbyTop category={category}>
        <PoolBar category={category} onVenue={(venue) => change({ venue })} />
      </LobbyTop>
      <GameBrowser
        list={list}
        category={category}
        query={query}
        change={change}
        renderTool={(games) =>
          hasRoads && <PatternFilter games={games} tables={tables} isActive={isPatterned} onChange={setPatterned} />
        }
        renderGames={(games) => {
          const List = hasRoads && isPatterned ? PatternedTables : TableList;
          return <List category={category} games={games} tables={tables} onInfo={onInfo} />;
        }}
      />
      {list.status !== 'failed' && <VenueCards list={list} />}
      <LiveBlock />
      <About category={category} />
    </LobbyFrame>
  );
}
