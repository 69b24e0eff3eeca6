import { token } from '@pavilion/ui-kit';
import { formatCny } from '@pavilion/wallet';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useGamesT } from '../messages/gamesMessages.ts';
import { EnterButton, InfoButton, StarButton } from './CardButtons.tsx';
import { cardRules } from './cardRules.ts';
import type { TableCardProps } from './tableCardProps.ts';
import { SideCounts } from './TableResults.tsx';

const SEATS = 6;

/** Tile of a card room: number of members at the table, level, stake limits and results (LOB-03). */
export function CardRoomCard({ game, table, onInfo }: TableCardProps) {
  const t = useGamesT();
  const isOpen = game.venueState === 'open';
  const players = table?.players ?? 0;
  return (
    <Card data-game={game.gameCode} data-closed={!isOpen || undefined}>
      <EnterButton game={game} />
      <Seats taken={Math.min(SEATS, players)} kind={table?.kind} />
      <Facts>
        <h3>{game.name}</h3>
        <small>{game.venueName}</small>
        {table && (
          <span>
            {t('tables.base', { min: formatCny(table.minStake), max: formatCny(table.maxStake, { symbol: false }) })}
          </span>
        )}
        {table && isOpen && <SideCounts table={table} />}
      </Facts>
      <Side>
        <div>
          <StarButton game={game} />
          <InfoButton game={game} onInfo={onInfo} />
        </div>
        <small>
          {!isOpen
            ? t(game.venueState === 'maintenance' ? 'tables.maintenance' : 'tables.region')
            : players > 0
              ? t('tables.players', { count: players })
              : t('tables.noPlayers')}
        </small>
        <em aria-hidden="true">{t('tables.sit')}</em>
      </Side>
      <p data-more="">
        {game.rule} {t('draws.return', { rtp: game.rtp })}
      </p>
    </Card>
  );
}

/** Things on a table by the rules of its game: three dice, two pairs of tiles, or two cards. */
const things: Readonly<Record<string, ReactNode>> = {
  sicBo: (
    <g fill="#fbf8f1">
      <path d="M43 36h11v11H43zM54.500 31h11v11h-11zM66 36h11v11H66z" />
      <g fill="#a32f24">
        <circle cx="48.5" cy="41.5" r="2" />
        <path d="M57 33.500h2v2h-2zM61 37.500h2v2h-2zM68.500 38.500h2v2h-2zM72.500 38.500h2v2h-2zM68.500 42.500h2v2h-2zM72.500 42.500h2v2h-2z" />
      </g>
    </g>
  ),
  twoEight: (
    <>
      <path d="M40 35h8v13h-8zM49.500 35h8v13h-8zM62.500 35h8v13h-8zM72 35h8v13h-8z" fill="#fbf8f1" />
      <path d="M40 46h8v3h-8zM49.500 46h8v3h-8zM62.500 46h8v3h-8zM72 46h8v3h-8z" fill="#2c7a6c" />
      <g fill="#a32f24">
        <circle cx="44" cy="40" r="1.8" />
        <circle cx="53.5" cy="40" r="1.8" />
        <circle cx="66.5" cy="40" r="1.8" />
        <circle cx="76" cy="40" r="1.8" />
      </g>
    </>
  ),
  dragonTiger: (
    <>
      <path d="M46 34h11v16H46zM63 34h11v16H63z" fill="#fbf8f1" />
      <path d="M51.500 38l3 4-3 4-3-4z" fill="#a32f24" />
      <path d="M68.500 38c3 3 4 4 4 6-1 2-3 1-4 0-1 1-3 2-4 0 0-2 1-3 4-6z" fill="#20150d" />
    </>
  ),
};

/** Drawing of a table with six seats. */
function Seats({ taken, kind = '' }: { readonly taken: number; readonly kind: string | undefined }) {
  return (
    <svg viewBox="0 0 120 84" aria-hidden="true">
      <ellipse cx="60" cy="42" rx="45" ry="26" fill="#0f4f49" stroke="#8a5a12" strokeWidth="4" />
      <ellipse cx="60" cy="42" rx="36" ry="18" fill="none" stroke="#a9d9cf" strokeOpacity="0.4" />
      {things[kind]}
      {Array.from({ length: SEATS }, (_, seat) => {
        const angle = (seat / SEATS) * 2 * Math.PI - Math.PI / 2;
        return (
          <circle
            key={seat}
            data-taken={seat < taken || undefined}
            cx={60 + 53 * Math.cos(angle)}
            cy={42 + 34 * Math.sin(angle)}
            r="6"
          />
        );
      })}
    </svg>
  );
}

const Card = styled.article`
  ${cardRules}
  grid-template-columns: 8rem minmax(0, 1fr) auto;
  gap: ${token('space.3')};
  align-items: center;
  height: 7.5rem;
  padding: ${token('space.2')} ${token('space.3')};
  > svg {
    width: 100%;
  }
  > svg circle {
    fill: ${token('color.surface.fill')};
    stroke: ${token('color.line.strong')};
  }
  > svg [data-taken] {
    fill: ${token('color.accent.fill')};
  }
  > [data-more] {
    position: absolute;
    inset: auto 0 0;
    overflow: hidden;
    padding: 0.25rem ${token('space.3')};
    background: ${token('color.surface.inverse')};
    color: ${token('color.text.onInverse')};
    font-size: ${token('font.size.caption')};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

const Facts = styled.div`
  display: grid;
  gap: 0.125rem;
  font-size: ${token('font.size.caption')};
  > h3 {
    font-size: ${token('font.size.body')};
  }
`;

const Side = styled.div`
  display: grid;
  gap: 0.25rem;
  justify-items: end;
  > div {
    display: flex;
  }
  > em {
    padding: 0 ${token('space.3')};
    border-radius: ${token('radius.control')};
    background: ${token('color.accent.fill')};
    color: ${token('color.text.onAccent')};
    font-size: ${token('font.size.caption')};
    font-style: normal;
    line-height: 1.875rem;
  }
  [data-closed] > & > em {
    background: ${token('color.surface.fill')};
    color: ${token('color.text.muted')};
  }
`;
