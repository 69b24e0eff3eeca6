import { useServices } from '@pavilion/site-contract';
import { useRead } from '@pavilion/site-data';
import type { Category } from '@pavilion/site-game-ui/lobby';
import { useEffect, useMemo, useState } from 'react';
import type { TableState } from '../state/tableState.ts';

const POLL_MS = 5_000;
const TICK_MS = 1_000;

/** States of tables by game code, and the time of the platform. */
export interface Tables {
  readonly states: ReadonlyMap<string, TableState>;
  /** Current time on the clock of the platform; 0 before the first read. */
  readonly now: number;
}

/** Reads the states of the tables of a category every 5 s, and updates the time every second. */
export function useTables(category: Category): Tables {
  const { clock } = useServices();
  const { data, readAt = 0, refetch } = useRead('venue.tables', { category }, { pollMs: POLL_MS });
  const [at, setAt] = useState(() => clock.now());
  useEffect(() => {
    let cancel = (): void => undefined;
    const tick = () => {
      setAt(clock.now());
      cancel = clock.after(TICK_MS, tick);
    };
    cancel = clock.after(TICK_MS, tick);
    return () => cancel();
  }, [clock]);
  const now = data ? data.time + Math.max(0, at - readAt) : 0;
  const nextDue = useMemo(() => Math.min(...(data?.list ?? []).map(({ draw }) => draw?.dueAt ?? Infinity)), [data]);
  const isDue = now > nextDue;
  useEffect(() => {
    if (isDue) refetch();
  }, [isDue, refetch]);
  const states = useMemo(() => new Map((data?.list ?? []).map((table) => [table.gameCode, table])), [data]);
  return { states, now };
}
