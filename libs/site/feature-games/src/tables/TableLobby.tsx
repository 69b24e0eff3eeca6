import type { Category } from '@pavilion/site-game-ui/lobby';
import { useCallback, useEffect, useState, type ComponentType } from 'react';
import { About } from '../head/About.tsx';
import { LobbyTop } from '../head/LobbyTop.tsx';
import { LiveBlock } from '../live/LiveBlock.tsx';
import { GameBrowser } from '../lobby/GameBrowser.tsx';
import { LobbyFrame } from '../lobby/LobbyFrame.tsx';
import { useGameList } from '../lobby/useGameList.ts';
import { useLobbyQuery } from '../query/useLobbyQuery.ts';
import { PoolBar } from '../parts/PoolBar.tsx';
import { VenueCards } from '../parts/VenueCards.tsx';
import type { PatternFilterProps } from './PatternedTables.tsx';
import { TableList, type TableCards, type TableListProps } from './TableList.tsx';
import { useTables } from './useTables.ts';

/** Filter of tables by their roads, and the list of the tables that match. */
export interface TablePatterns {
  readonly Filter: ComponentType<PatternFilterProps>;
  readonly List: ComponentType<TableListProps>;
}

/** Props of {@link TableLobby}. */
export interface TableLobbyProps {
  readonly category: Category;
  readonly cards: TableCards;
  /** List of the tables. @default TableList */
  readonly List?: ComponentType<TableListProps>;
  /** Only for tables with roads. */
  readonly patterns?: TablePatterns;
}

/** Lobby that lists tables, rooms, lotteries or matches with their states, and the venues below (NAV-02). */
export function TableLobby({ category, cards, List: PlainList = TableList, patterns }: TableLobbyProps) {
  const list = useGameList(category);
  const tables = useTables(category);
  const [query, change] = useLobbyQuery();
  const onInfo = useCallback((game: string) => change({ game }), [change]);
  const [isPatterned, setPatterned] = useState(false);
  const List = patterns && isPatterned ? patterns.List : PlainList;
  const { fill, status } = list;
  useEffect(() => {
    if (status === 'ready') fill();
  }, [status, fill]);
  return (
    <LobbyFrame category={category} game={query.game} onInfoClosed={() => change({ game: '' })}>
      <LobbyTop category={category}>
        <PoolBar category={category} list={list} onVenue={(venue) => change({ venue })} />
      </LobbyTop>
      <GameBrowser
        list={list}
        category={category}
        query={query}
        change={change}
        renderTool={(games) =>
          patterns && <patterns.Filter games={games} tables={tables} isActive={isPatterned} onChange={setPatterned} />
        }
        renderGames={(games, missing) => (
          <List cards={cards} games={games} missing={missing} tables={tables} onInfo={onInfo} />
        )}
      />
      {list.status !== 'failed' && <VenueCards list={list} />}
      <LiveBlock />
      <About category={category} />
    </LobbyFrame>
  );
}
