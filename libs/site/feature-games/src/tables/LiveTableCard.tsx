import { token } from '@pavilion/ui-kit';
import { formatCny } from '@pavilion/wallet';
import styled from 'styled-components';
import { useGamesT, type GamesT } from '../messages/gamesMessages.ts';
import { EnterButton, InfoButton, StarButton } from './CardButtons.tsx';
import { cardRules } from './cardRules.ts';
import { DealerScene } from './DealerScene.tsx';
import type { TableCardProps } from './tableCardProps.ts';
import { SideCounts, TableResults } from './TableResults.tsx';
import type { TableState } from '../state/tableState.ts';

/** Card of a live table: dealer, state, players, limits and its road (LOB-03). */
export function LiveTableCard({ game, table, now, onInfo }: TableCardProps) {
  const t = useGamesT();
  const isOpen = game.venueState === 'open';
  return (
    <Card data-game={game.gameCode} data-closed={!isOpen || undefined}>
      <EnterButton game={game} />
      <Scene>
        <DealerScene number={game.cover.seed} />
        <span data-state={isOpen ? 'open' : 'closed'}>{formatState(game.venueState, { table, now }, t)}</span>
        <p data-more="">
          {game.rule} {t('draws.return', { rtp: game.rtp })}
        </p>
      </Scene>
      <Head>
        <h3>{game.name}</h3>
        <small>{game.venueName}</small>
        <StarButton game={game} />
        <InfoButton game={game} onInfo={onInfo} />
      </Head>
      <Results>
        <TableBody game={game} table={table} />
      </Results>
      <Foot>{table && <TableFacts game={game} table={table} />}</Foot>
    </Card>
  );
}

/** Results of a table, or the reason why it is closed. */
function TableBody({ game: { venueState }, table }: Pick<TableCardProps, 'game' | 'table'>) {
  const t = useGamesT();
  if (venueState !== 'open') return <p>{t(venueState === 'maintenance' ? 'tables.closed' : 'tables.regionText')}</p>;
  return table ? <TableResults table={table} /> : null;
}

interface TableFactsProps {
  readonly game: TableCardProps['game'];
  readonly table: TableState;
}

/** Limits, players and numbers of wins of a table. */
function TableFacts({ game, table }: TableFactsProps) {
  const t = useGamesT();
  const { minStake, maxStake, players, results } = table;
  return (
    <>
      <span>{t('tables.limits', { min: formatCny(minStake), max: formatCny(maxStake, { symbol: false }) })}</span>
      {players > 0 && <small>{t('tables.players', { count: players })}</small>}
      {players === 0 && results.length === 0 && <small>{t('tables.noPlayers')}</small>}
      {game.venueState === 'open' && <SideCounts table={table} />}
    </>
  );
}

const SECOND_MS = 1_000;

/** Returns the state of a table. For a table with shared draws it contains the seconds until it closes. */
function formatState(
  state: TableState['state'],
  { table, now }: Pick<TableCardProps, 'table' | 'now'>,
  t: GamesT,
): string {
  if (state !== 'open') return t(state === 'maintenance' ? 'tables.maintenance' : 'tables.region');
  if (!table?.draw) return t('tables.open');
  const seconds = Math.ceil((table.draw.closesAt - now) / SECOND_MS);
  return seconds > 0 ? t('tables.betting', { seconds }) : t('tables.drawing');
}

const Card = styled.article`
  ${cardRules}
  grid-template-rows: 7.5rem 2.25rem 5.75rem 2.25rem;
  content-visibility: auto;
  contain-intrinsic-size: auto 17.75rem;
`;

const Scene = styled.div`
  position: relative;
  overflow: hidden;
  > svg {
    display: block;
    width: 100%;
    height: 100%;
  }
  [data-closed] > & > svg {
    filter: grayscale(1);
  }
  > [data-state] {
    position: absolute;
    top: ${token('space.2')};
    left: ${token('space.2')};
    padding: 0 ${token('space.2')};
    border-radius: ${token('radius.cell')};
    background: ${token('color.surface.inverse')};
    color: ${token('color.text.onInverse')};
    font-size: ${token('font.size.caption')};
    line-height: 1.5rem;
  }
  > [data-state='open'] {
    background: ${token('color.accent.fill')};
    color: ${token('color.text.onAccent')};
  }
  > [data-more] {
    position: absolute;
    inset: auto 0 0;
    padding: ${token('space.2')} ${token('space.3')};
    background: #0c1614e0;
    color: #fff;
    font-size: ${token('font.size.caption')};
    line-height: 1.4;
  }
`;

const Head = styled.div`
  display: flex;
  gap: ${token('space.1')};
  align-items: center;
  padding: 0 ${token('space.1')} 0 ${token('space.3')};
  > h3 {
    overflow: hidden;
    font-size: ${token('font.size.body')};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > small {
    white-space: nowrap;
  }
  > [data-star] {
    margin-left: auto;
  }
`;

const Results = styled.div`
  display: grid;
  overflow: hidden;
  border: solid ${token('color.line.hairline')};
  border-width: 1px 0;
  background: ${token('color.surface.raised')};
  > p {
    align-self: center;
    padding: 0 ${token('space.3')};
    color: ${token('color.text.muted')};
    font-size: ${token('font.size.caption')};
    text-align: center;
  }
`;

const Foot = styled.div`
  display: flex;
  gap: ${token('space.2')};
  align-items: center;
  justify-content: space-between;
  padding: 0 ${token('space.3')};
  color: ${token('color.text.secondary')};
  font-size: ${token('font.size.caption')};
  white-space: nowrap;
`;
