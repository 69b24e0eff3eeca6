import { token } from '@pavilion/ui-kit';
import { BigRoad, type RoadResult } from '@pavilion/site-game-ui/roads';
import styled from 'styled-components';
import { useGamesT, type GamesT } from '../messages/gamesMessages.ts';
import type { TableState } from '../state/tableState.ts';

/** Columns of the big road on a card. */
const ROAD_COLUMNS = 22;
const LAST_POCKETS = 14;
const LAST_THROWS = 6;
const HALF = 10;
const RED = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);

/** Kinds whose results are sides, with the keys of the names of the sides. */
const sideNames = {
  baccarat: ['tables.banker', 'tables.player'],
  dragonTiger: ['tables.dragon', 'tables.tiger'],
} as const;

/** Whether the results of a table are shown as a road. */
export const hasRoad = ({ kind }: Pick<TableState, 'kind'>): boolean => kind in sideNames;

/** Returns the sides of the results of a table. */
export const toSides = ({ results }: Pick<TableState, 'results'>): readonly RoadResult[] =>
  results.map(({ values: [side] }) => side as RoadResult);

/** Latest results of a table in the shape of its game: a road, pockets or dice. */
export function TableResults({ table }: { readonly table: TableState }) {
  const t = useGamesT();
  if (hasRoad(table)) return <Road table={table} />;
  if (table.results.length === 0) return <Empty>{t('tables.noResults')}</Empty>;
  return table.kind === 'roulette' ? (
    <Pockets>
      {table.results.slice(-LAST_POCKETS).map(({ no, values: [pocket = ''] }) => (
        <li key={no} data-ink={getInk(Number(pocket))}>
          {pocket}
        </li>
      ))}
    </Pockets>
  ) : (
    <Throws>
      {table.results.slice(-LAST_THROWS).map(({ no, values }) => (
        <li key={no}>
          {values.map((value, at) => (
            <i key={at}>{value}</i>
          ))}
          <b>{formatThrow(values, t)}</b>
        </li>
      ))}
    </Throws>
  );
}

const getInk = (pocket: number): string => (pocket === 0 ? 'green' : RED.has(pocket) ? 'red' : 'black');

/** Formats the total of three dice, and whether it is big, small or a triple; other values as they are. */
function formatThrow(values: readonly string[], t: GamesT): string {
  if (values.length !== 3) return '';
  const total = values.reduce((sum, value) => sum + Number(value), 0);
  const isTriple = values.every((value) => value === values[0]);
  return `${total} ${t(isTriple ? 'tables.triple' : total > HALF ? 'tables.big' : 'tables.small')}`;
}

function Road({ table }: { readonly table: TableState }) {
  const t = useGamesT();
  const results = toSides(table);
  const { first, second, firstCount, secondCount, ties } = countSides(table, t);
  return (
    <Frame>
      <BigRoad
        results={results}
        columns={ROAD_COLUMNS}
        label={t('tables.road', { first, second, firstCount, secondCount, ties })}
      />
      {results.length === 0 && <span>{t('tables.noResults')}</span>}
    </Frame>
  );
}

function countSides(table: TableState, t: GamesT) {
  const [first, second] = sideNames[table.kind as keyof typeof sideNames];
  const results = toSides(table);
  const count = (side: RoadResult) => results.filter((each) => each === side).length;
  return { first: t(first), second: t(second), firstCount: count('B'), secondCount: count('P'), ties: count('T') };
}

/** Numbers of wins of both sides and of ties; nothing for other games. */
export function SideCounts({ table }: { readonly table: TableState }) {
  const t = useGamesT();
  if (!hasRoad(table) || table.results.length === 0) return null;
  const { first, second, firstCount, secondCount, ties } = countSides(table, t);
  return (
    <Counts>
      <b data-side="B">
        {first} {firstCount}
      </b>
      <b data-side="P">
        {second} {secondCount}
      </b>
      <b data-side="T">
        {t('tables.tie')} {ties}
      </b>
    </Counts>
  );
}

const Frame = styled.div`
  position: relative;
  > span {
    position: absolute;
    inset: 0;
    display: grid;
    place-items: center;
    padding: 0 ${token('space.4')};
    color: ${token('color.text.muted')};
    font-size: ${token('font.size.caption')};
    text-align: center;
  }
`;

const Empty = styled.p`
  display: grid;
  place-items: center;
  padding: 0 ${token('space.4')};
  color: ${token('color.text.muted')};
  font-size: ${token('font.size.caption')};
  text-align: center;
`;

const Pockets = styled.ol`
  display: grid;
  grid-template-columns: repeat(7, 1.875rem);
  gap: 0.3rem;
  align-content: center;
  justify-content: center;
  > li {
    height: 1.875rem;
    border-radius: ${token('radius.cell')};
    color: #fff;
    font-size: ${token('font.size.caption')};
    line-height: 1.875rem;
    text-align: center;
  }
  > [data-ink='red'] {
    background: #b3202d;
  }
  > [data-ink='black'] {
    background: #2a2522;
    /* Separates it from a dark panel. */
    box-shadow: inset 0 0 0 1px #fff4;
  }
  > [data-ink='green'] {
    background: #1f7a48;
  }
`;

const Throws = styled.ol`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 0 ${token('space.5')};
  align-content: center;
  padding: 0 ${token('space.3')};
  > li {
    display: flex;
    gap: 0.3rem;
    font-size: ${token('font.size.caption')};
    line-height: 1.625rem;
  }
  i {
    display: grid;
    place-items: center;
    width: 1.125rem;
    height: 1.125rem;
    margin-top: 0.25rem;
    border: 1px solid ${token('color.line.strong')};
    border-radius: ${token('radius.cell')};
    font-style: normal;
    line-height: 1;
  }
  b {
    margin-left: auto;
  }
`;

const Counts = styled.span`
  display: flex;
  gap: ${token('space.2')};
  font-size: ${token('font.size.caption')};
  [data-side='B'] {
    color: ${token('color.price.up')};
  }
  [data-side='P'] {
    color: ${token('color.status.info')};
  }
  [data-side='T'] {
    color: ${token('color.price.down')};
  }
`;
