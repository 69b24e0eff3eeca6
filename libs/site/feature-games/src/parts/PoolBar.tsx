import type { ResponseOf } from '@pavilion/api-client';
import { useServices } from '@pavilion/site-contract';
import { Skeleton, token } from '@pavilion/ui-kit';
import { formatYuan } from '@pavilion/wallet';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { useGamesT } from '../messages/gamesMessages.ts';
import { PoolFigure, type Category } from '@pavilion/site-game-ui/lobby';
import { useRead } from '@pavilion/site-data';
import type { GameList } from '../state/gameList.ts';

type Pool = ResponseOf<'venue.getBonusPools'>['list'][number];

const POLL_MS = 60_000;

/** Number of skeletons by category. Pools of another category appear without one. */
const expected: Readonly<Partial<Record<Category, number>>> = { DZ: 4, BY: 2, QP: 1 };

/** Props of {@link PoolBar}. */
export interface PoolBarProps {
  readonly category: Category;
  /** The list of the lobby, with the pools of its first read. */
  readonly list: Pick<GameList, 'status' | 'pools'>;
  readonly onVenue: (code: string) => void;
}

/** Bonus pools of a category with growing amounts (GAM-01). A click filters the list by the venue of the pool. */
export function PoolBar({ category, list, onVenue }: PoolBarProps) {
  const t = useGamesT();
  const polled = usePolledPools(category);
  const pools = polled ?? list.pools;
  const readAt = pools?.readAt ?? 0;
  const count = pools?.list.length ?? (list.status === 'failed' ? 0 : (expected[category] ?? 0));
  if (count === 0) return null;
  return (
    <PoolList aria-label={t('pools.title')}>
      {Array.from({ length: count }, (_, at) => {
        const pool = pools?.list[at];
        return (
          <li key={pool?.poolCode ?? at}>
            {pool ? (
              <PoolCard pool={pool} readAt={readAt} onVenue={onVenue} />
            ) : (
              <Skeleton height="1.25rem" width="60%" />
            )}
          </li>
        );
      })}
    </PoolList>
  );
}

/** Reads the pools again a minute after the lobby was opened, and then every minute: a pool that was won starts again. */
function usePolledPools(category: Category): GameList['pools'] {
  const { clock } = useServices();
  const [isDue, setDue] = useState(false);
  useEffect(() => clock.after(POLL_MS, () => setDue(true)), [clock]);
  const { data, readAt = 0 } = useRead('venue.getBonusPools', isDue ? { category } : undefined, { pollMs: POLL_MS });
  return data && { list: data.list, readAt };
}

interface PoolCardProps {
  readonly pool: Pool;
  readonly readAt: number;
  readonly onVenue: (code: string) => void;
}

function PoolCard({ pool, readAt, onVenue }: PoolCardProps) {
  const t = useGamesT();
  const { name, channelCode, perHour, share, lastWin } = pool;
  return (
    <Card
      type="button"
      aria-label={t('pools.go', { pool: name })}
      title={`${t('pools.last', { amount: formatYuan(lastWin.amount), winner: lastWin.winner })}\n${t('pools.rate', {
        share,
        amount: formatYuan(perHour),
      })}`}
      onClick={() => onVenue(channelCode)}
    >
      <span>{name}</span>
      <PoolFigure pool={pool} readAt={readAt} />
    </Card>
  );
}

const PoolList = styled.ul`
  display: flex;
  flex: 1;
  min-width: 0;
  height: 2.5rem;
  overflow: hidden;
  border: 1px solid ${token('color.line.hairline')};
  border-radius: ${token('radius.panel')};
  background: ${token('color.surface.panel')};
  > li {
    display: grid;
    flex: 1;
    align-items: center;
    justify-items: center;
    min-width: 0;
  }
  > li + li {
    border-left: 1px solid ${token('color.line.hairline')};
  }
  @media (max-width: 47rem) {
    flex-basis: 100%;
    overflow-x: auto;
    > li {
      min-width: 11rem;
    }
  }
`;

const Card = styled.button`
  display: flex;
  gap: ${token('space.2')};
  align-items: baseline;
  justify-content: center;
  width: 100%;
  height: 100%;
  padding: 0 ${token('space.2')};
  border: 0;
  background: none;
  color: ${token('color.text.primary')};
  font: inherit;
  line-height: 2.375rem;
  white-space: nowrap;
  cursor: pointer;
  > strong {
    font-family: ${token('font.family.figure')};
    font-variant-numeric: tabular-nums;
  }
  > span {
    overflow: hidden;
    color: ${token('color.text.secondary')};
    font-size: ${token('font.size.caption')};
    text-overflow: ellipsis;
  }
  &:hover {
    background: ${token('color.surface.hover')};
  }
  &:focus-visible {
    outline: 2px solid ${token('color.line.focus')};
    outline-offset: -3px;
  }
`;
