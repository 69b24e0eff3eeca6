import { token } from '@pavilion/ui-kit';
import styled from 'styled-components';
import { useGamesT, type GamesT } from '../messages/gamesMessages.ts';
import { EnterButton, InfoButton, StarButton } from './CardButtons.tsx';
import { cardRules } from './cardRules.ts';
import { matchColumns, MatchLine } from './MatchLine.tsx';
import { matchGroups } from './MatchPrices.tsx';
import type { TableCardProps } from './tableCardProps.ts';
import type { TableState } from '../state/tableState.ts';

const RECENT = 3;

/** Row of an e-sports game: its live match and its next ones with scores and prices, and the last results (LOB-09). */
export function EsportsRow({ game, table, now, onInfo }: TableCardProps) {
  const t = useGamesT();
  const isOpen = game.venueState === 'open';
  return (
    <Row data-game={game.gameCode} data-closed={!isOpen || undefined}>
      <EnterButton game={game} />
      <About>
        <h3>{game.name}</h3>
        <small>{game.venueName}</small>
        {!isOpen && <b>{t(game.venueState === 'maintenance' ? 'tables.maintenance' : 'tables.region')}</b>}
        <small>{formatLast(table, t)}</small>
        <span>
          <StarButton game={game} />
          <InfoButton game={game} onInfo={onInfo} />
        </span>
      </About>
      <ol>
        {table?.matches?.map((match) => (
          <MatchLine key={match.no} game={game} match={match} now={now} />
        ))}
      </ol>
    </Row>
  );
}

/** Formats the maps that both teams won in the last matches. */
const formatLast = (table: TableState | undefined, t: GamesT): string =>
  table && table.results.length > 0
    ? `${t('tables.last')} ${table.results
        .slice(-RECENT)
        .map(({ values: [home, away] }) => `${home}:${away}`)
        .join('  ')}`
    : '';

/** Titles of the columns of the rows. */
export function EsportsHead() {
  const t = useGamesT();
  return (
    <Titles aria-hidden="true">
      <span />
      <div>
        <span>{t('matches.time')}</span>
        <span>{t('matches.match')}</span>
        {matchGroups.map((group) => (
          <span key={group} data-group={group}>
            {t(`matches.${group}`)}
          </span>
        ))}
      </div>
    </Titles>
  );
}

const COLUMNS = '8.5rem minmax(0, 1fr)';

const Titles = styled.div`
  display: grid;
  grid-template-columns: ${COLUMNS};
  gap: ${token('space.4')};
  padding: 0.375rem ${token('space.4')};
  color: ${token('color.text.muted')};
  font-size: ${token('font.size.caption')};
  > div {
    ${matchColumns}
  }
  > div > :nth-child(n + 3) {
    text-align: center;
  }
  @media (max-width: 60rem) {
    display: none;
  }
`;

const Row = styled.article`
  ${cardRules}
  grid-template-columns: ${COLUMNS};
  gap: ${token('space.4')};
  align-items: center;
  min-height: 10.75rem;
  padding: 0.375rem ${token('space.4')};
  /* A focused button scrolls above the slip. */
  button {
    scroll-margin-bottom: 9rem;
  }
  @media (max-width: 60rem) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const About = styled.div`
  display: grid;
  gap: 0.25rem;
  align-content: center;
  > h3 {
    font-size: ${token('font.size.body')};
  }
  > b {
    font-size: ${token('font.size.caption')};
  }
  > span {
    display: flex;
    margin-inline-start: -0.25rem;
  }
`;
