import type { ResponseOf } from '@pavilion/api-client';
import { useIsPathHidden, useT } from '@pavilion/site-contract';
import { SectionHead } from '@pavilion/site-game-ui/parts';
import { toInstantParts } from '@pavilion/site-contract/time';
import { PoolFigure } from '@pavilion/site-game-ui/lobby';
import { useRead } from '@pavilion/site-data';
import { Panel, Skeleton, token } from '@pavilion/ui-kit';
import { formatYuan } from '@pavilion/wallet';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { belowMessages } from '../messages/belowMessages.ts';
import { SectionPlaceholder } from './SectionPlaceholder.tsx';

type Pool = ResponseOf<'venue.getBonusPools'>['list'][number];

const POLL_MS = 60_000;
const SHOWN = 6;
/** Paths by category key, with which the code of a pool begins. */
const paths: Readonly<Record<string, string>> = { DZ: '/game/egame', BY: '/game/fishing', QP: '/game/chess' };

const buildPoolPath = ({ poolCode, channelCode }: Pool): string =>
  `${paths[poolCode.slice(0, 2)] ?? '/game/egame'}?venue=${encodeURIComponent(channelCode)}`;

/** Growing bonus pools and their last winners. */
export function PoolsAndWinners() {
  const t = useT(belowMessages);
  const { data, failure, readAt = 0, refetch } = useRead('venue.getBonusPools', {}, { pollMs: POLL_MS });
  const isHidden = useIsPathHidden();
  const pools = (data?.list ?? []).filter((pool) => !isHidden(buildPoolPath(pool)));
  const placeholder =
    (failure && !data) || (data && pools.length === 0) ? (
      <SectionPlaceholder hasFailed={!data} empty={t('pools.none')} onRetry={refetch} />
    ) : undefined;
  return (
    <Columns>
      <section aria-labelledby="pools-title">
        <SectionHead id="pools-title" title={t('pools.title')} lead={t('pools.lead')} />
        <Sheet as="div" data-flush="">
          {placeholder ?? (
            <Pools>
              {data
                ? pools.slice(0, SHOWN).map((pool) => (
                    <li key={pool.poolCode}>
                      <Link to={buildPoolPath(pool)}>
                        <span>{pool.name}</span>
                        <PoolFigure pool={pool} readAt={readAt} />
                      </Link>
                    </li>
                  ))
                : Array.from({ length: SHOWN }, (_, at) => (
                    <li key={at}>
                      <Skeleton height="4rem" />
                    </li>
                  ))}
            </Pools>
          )}
        </Sheet>
      </section>
      <section aria-labelledby="winners-title">
        <SectionHead id="winners-title" title={t('winners.title')} />
        <Sheet as="div" data-flush="">
          {placeholder ?? (data ? <Winners pools={pools} /> : <WaitingWinners />)}
        </Sheet>
      </section>
    </Columns>
  );
}

/** Wins of the pools, newest first. */
function Winners({ pools }: { readonly pools: readonly Pool[] }) {
  const t = useT(belowMessages);
  const wins = [...pools].sort((a, b) => b.lastWin.time - a.lastWin.time).slice(0, SHOWN);
  return (
    <Feed>
      {wins.map(({ poolCode, name, lastWin: { winner, amount, time } }) => {
        const { date, time: clock } = toInstantParts(time);
        return (
          <li key={poolCode}>
            <span>{t('winners.won', { winner, pool: name })}</span>
            <strong>{formatYuan(amount)}</strong>
            <time dateTime={new Date(time).toISOString()}>{`${date.slice(5)} ${clock.slice(0, 5)}`}</time>
          </li>
        );
      })}
    </Feed>
  );
}

const WaitingWinners = () => (
  <Feed aria-hidden="true">
    {Array.from({ length: SHOWN }, (_, at) => (
      <li key={at}>
        <Skeleton height="1rem" />
      </li>
    ))}
  </Feed>
);

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(24rem, 100%), 1fr));
  gap: ${token('space.6')};
`;

const Sheet = styled(Panel)`
  min-height: 16.5rem;
`;

const Pools = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  > li {
    min-height: 5.5rem;
    margin: 0 0 -1px -1px;
    border: solid ${token('color.line.hairline')};
    border-width: 0 0 1px 1px;
  }
  a {
    display: grid;
    align-content: center;
    height: 100%;
    padding: ${token('space.3')} ${token('space.5')};
    color: ${token('color.text.primary')};
    text-decoration: none;
  }
  a:hover {
    background: ${token('color.surface.hover')};
  }
  a:focus-visible {
    outline-offset: -2px;
  }
  span {
    color: ${token('color.text.secondary')};
  }
  strong {
    font-family: ${token('font.family.figure')};
    font-size: ${token('font.size.title')};
    font-variant-numeric: tabular-nums;
  }
`;

const Feed = styled.ol`
  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto 6rem;
    align-items: center;
    gap: ${token('space.4')};
    min-height: 2.75rem;
    padding: 0 ${token('space.5')};
    border-bottom: 1px solid ${token('color.line.hairline')};
  }
  > li:last-child {
    border: 0;
  }
  strong,
  time {
    font-family: ${token('font.family.figure')};
    font-variant-numeric: tabular-nums;
    text-align: right;
  }
  time {
    color: ${token('color.text.muted')};
    font-size: ${token('font.size.caption')};
  }
`;
