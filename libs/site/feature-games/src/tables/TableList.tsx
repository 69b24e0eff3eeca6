import { Skeleton } from '@pavilion/ui-kit';
import type { ComponentType } from 'react';
import styled from 'styled-components';
import type { Game } from '../state/gamesSlice.ts';
import { CardRoomCard } from './CardRoomCard.tsx';
import { EsportsHead, EsportsRow } from './EsportsRow.tsx';
import { LiveTableCard } from './LiveTableCard.tsx';
import { LotteryCard } from './LotteryCard.tsx';
import type { TableCardProps } from './tableCardProps.ts';
import type { Tables } from './useTables.ts';

/** Categories whose lobby lists tables with their states. */
export type TableCategory = 'ZR' | 'QP' | 'CP' | 'DJ';

/** Card of a category, the smallest width of a card and its height, rem. */
const layouts: Readonly<
  Record<
    TableCategory,
    { readonly Card: ComponentType<TableCardProps>; readonly width: number; readonly height: number }
  >
> = {
  ZR: { Card: LiveTableCard, width: 17, height: 17.75 },
  QP: { Card: CardRoomCard, width: 23, height: 7.5 },
  CP: { Card: LotteryCard, width: 23, height: 15 },
  DJ: { Card: EsportsRow, width: 60, height: 6.5 },
};

const PLACEHOLDER_COUNT = 12;

/** Props of {@link TableList}. */
export interface TableListProps {
  readonly category: TableCategory;
  /** `undefined` while they are read. */
  readonly games: readonly Game[] | undefined;
  readonly tables: Tables;
  readonly onInfo: (gameCode: string) => void;
}

/** Tables of a category with their states. */
export function TableList({ category, games, tables: { states, now }, onInfo }: TableListProps) {
  const { Card, width, height } = layouts[category];
  return (
    <>
      {category === 'DJ' && <EsportsHead />}
      <List style={{ gridTemplateColumns: `repeat(auto-fill, minmax(min(${width}rem, 100%), 1fr))` }}>
        {games
          ? games.map((game) => (
              <li key={game.gameCode}>
                <Card game={game} table={states.get(game.gameCode)} now={now} onInfo={onInfo} />
              </li>
            ))
          : Array.from({ length: PLACEHOLDER_COUNT }, (_, at) => (
              <li key={at} aria-hidden="true">
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
