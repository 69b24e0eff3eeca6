import { token } from '@pavilion/ui-kit';
import { formatCny } from '@pavilion/wallet';
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
      <Seats taken={Math.min(SEATS, players)} />
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

/** Drawing of a table with six seats. */
function Seats({ taken }: { readonly taken: number }) {
  return (
    <svg viewBox="0 0 120 84" aria-hidden="true">
      <ellipse cx="60" cy="42" rx="45" ry="26" fill="#0f4f49" stroke="#8a5a12" strokeWidth="4" />
      <ellipse cx="60" cy="42" rx="36" ry="18" fill="none" stroke="#a9d9cf" strokeOpacity="0.4" />
      <path d="M46 36h7v11h-7zM56.500 36h7v11h-7zM67 36h7v11h-7z" fill="#fbf8f1" />
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
