import { token } from '@pavilion/ui-kit';
import styled from 'styled-components';
import { useGamesT, type GamesT } from '../messages/gamesMessages.ts';
import { EnterButton, InfoButton, StarButton } from './CardButtons.tsx';
import { cardRules } from './cardRules.ts';
import { formatDuration } from './formatDuration.ts';
import type { TableCardProps } from './tableCardProps.ts';
import type { TableState } from './useTables.ts';

const groups = ['winner', 'maps', 'score'] as const;
const RECENT = 3;

/** Row of an e-sports lobby: its open match with teams, time to the start, prices, and the last results (LOB-03). */
export function EsportsRow({ game, table, now, onInfo }: TableCardProps) {
  const t = useGamesT();
  const match = table?.match;
  const isOpen = game.venueState === 'open';
  return (
    <Row data-game={game.gameCode} data-closed={!isOpen || undefined}>
      <EnterButton game={game} />
      <When>
        <h3>{game.name}</h3>
        <b>{formatStart({ game, table, now }, t)}</b>
        <small>
          {game.venueName} · {t('matches.format')}
        </small>
      </When>
      <Teams>
        <span>
          <Crest name={match?.home ?? ''} />
          <b>{match?.home}</b>
        </span>
        <span>
          <Crest name={match?.away ?? ''} />
          <b>{match?.away}</b>
        </span>
        <small>{formatLast(table, t)}</small>
      </Teams>
      {groups.map((group) => (
        <Cells key={group} aria-label={t(`matches.${group}`)} data-group={group}>
          {match?.spots
            .filter((spot) => spot.group === group)
            .map(({ key, name, pays }) => (
              <li key={key}>
                <small>{name}</small>
                <b>{pays}</b>
              </li>
            ))}
        </Cells>
      ))}
      <Buttons>
        <StarButton game={game} />
        <InfoButton game={game} onInfo={onInfo} />
      </Buttons>
    </Row>
  );
}

/** Returns the time to the start of the open match, or the reason why the lobby is closed. */
function formatStart({ game: { venueState }, table, now }: Omit<TableCardProps, 'onInfo'>, t: GamesT): string {
  if (venueState !== 'open') return t(venueState === 'maintenance' ? 'tables.maintenance' : 'tables.region');
  const left = (table?.draw?.closesAt ?? 0) - now;
  return left > 0 ? t('matches.starts', { time: formatDuration(left) }) : t('matches.running');
}

/** Formats the maps that both teams won in the last matches. */
const formatLast = (table: TableState | undefined, t: GamesT): string =>
  table
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
      <span>{t('matches.time')}</span>
      <span>{t('matches.match')}</span>
      {groups.map((group) => (
        <span key={group}>{t(`matches.${group}`)}</span>
      ))}
    </Titles>
  );
}

const inks = ['#b3202d', '#1f68ad', '#1c6257', '#6b38ac', '#8a5a12', '#2b3b63', '#0d5066', '#5b2a16'];
const marks = [
  'M24 10l10 20H14z',
  'M12 16h24L24 36z',
  'M24 10l12 14-12 14-12-14z',
  'M14 14h20v6H14zM14 26h20v6H14z',
  'M24 8l4 10h10l-8 7 3 11-9-7-9 7 3-11-8-7h10z',
  'M12 32c2-14 10-20 24-20-2 12-10 20-24 20z',
  'M24 12l10 6v12l-10 6-10-6V18z',
];

/** Crest of a team. It depends on the name of the team. */
function Crest({ name }: { readonly name: string }) {
  const seed = [...name].reduce((sum, character) => sum * 31 + (character.codePointAt(0) ?? 0), 7);
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true">
      <path d="M24 2l18 6v16c0 11-7 18-18 22C13 42 6 35 6 24V8z" fill={inks[seed % inks.length]} />
      <path d={marks[seed % marks.length]} fill="#fdf4e6" />
    </svg>
  );
}

const COLUMNS = '11rem minmax(10rem, 1fr) 8.5rem 9.5rem 12rem 3.5rem';

const Titles = styled.div`
  display: grid;
  grid-template-columns: ${COLUMNS};
  gap: ${token('space.3')};
  padding: 0.375rem ${token('space.4')};
  color: ${token('color.text.muted')};
  font-size: ${token('font.size.caption')};
  > :nth-child(n + 3) {
    text-align: center;
  }
  @media (max-width: 60rem) {
    display: none;
  }
`;

const Row = styled.article`
  ${cardRules}
  grid-template-columns: ${COLUMNS};
  gap: ${token('space.3')};
  align-items: center;
  min-height: 6.5rem;
  padding: ${token('space.2')} ${token('space.4')};
  @media (max-width: 60rem) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;

const Buttons = styled.div`
  display: flex;
`;

const When = styled.div`
  display: grid;
  gap: 0.125rem;
  > h3 {
    font-size: ${token('font.size.body')};
  }
  > b {
    color: ${token('color.accent.text')};
    font-size: ${token('font.size.caption')};
  }
`;

const Teams = styled.div`
  display: grid;
  gap: 0.25rem;
  > span {
    display: flex;
    gap: ${token('space.2')};
    align-items: center;
  }
  svg {
    width: 1.625rem;
    height: 1.625rem;
  }
`;

const Cells = styled.ul`
  display: grid;
  gap: 2px;
  &[data-group='score'] {
    grid-template-columns: 1fr 1fr;
  }
  > li {
    display: flex;
    gap: ${token('space.2')};
    align-items: baseline;
    justify-content: space-between;
    padding: 0 ${token('space.2')};
    border-radius: ${token('radius.cell')};
    background: ${token('color.surface.fill')};
    line-height: 2.375rem;
  }
`;
