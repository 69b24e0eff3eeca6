import { Skeleton } from '@pavilion/ui-kit';
import type { ComponentType } from 'react';
import styled from 'styled-components';
import type { Game } from '../state/gamesSlice.ts';
import type { TableCardProps } from './tableCardProps.ts';
import type { Tables } from './useTables.ts';

/** Cards of a lobby: their component, smallest width and height, rem, and the heads of their columns. */
export interface TableCards {
  readonly Card: ComponentType<TableCardProps>;
  readonly Head?: ComponentType;
  readonly width: number;
  readonly height: number;
  /** Number of placeholders: at least two screens, so that what is below does not move into view or out of it. */
  readonly placeholders: number;
}

/** Props of {@link TableList}. */
export interface TableListProps {
  readonly cards: TableCards;
  /** `undefined` while they are read. */
  readonly games: readonly Game[] | undefined;
  /** Number of games that are still being read. Their places are reserved, so that what is below does not move. */
  readonly missing?: number;
  readonly tables: Tables;
  readonly onInfo: (gameCode: string) => void;
}

/** Tables of a category with their states. */
export function TableList({
  cards: { Card, Head, width, height, placeholders },
  games,
  missing = 0,
  tables,
  onInfo,
}: TableListProps) {
  const { states, now } = tables;
  return (
    <>
      {Head && <Head />}
      <List style={{ gridTemplateColumns: `repeat(auto-fill, minmax(min(${width}rem, 100%), 1fr))` }}>
        {games?.map((game) => (
          <li key={game.gameCode} style={{ minHeight: `${height}rem` }}>
            <Card game={game} table={states.get(game.gameCode)} now={now} onInfo={onInfo} />
          </li>
        ))}
        {Array.from({ length: games ? missing : placeholders }, (_, at) => (
          // The key is the place in the list: an element that moves counts as a layout shift.
          <li key={games ? `missing-${games.length + at}` : `loading-${at}`} aria-hidden="true">
            <Skeleton height={`${height}rem`} />
          </li>
        ))}
      </List>
    </>
  );
}

const List = styled.ul`
  display: grid;
  gap: 0.75rem;
  > li {
    display: grid;
    min-width: 0;
  }
`;
