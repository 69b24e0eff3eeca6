import type { BetRecord } from '@pavilion/site-bet-ui';
import { useReadPages } from '@pavilion/site-data';
import { useMemo } from 'react';

const PAGE_SIZE = 20;
/** Maximum number of settled bets in the dock; the record page lists all. */
const MAX_SHOWN = 100;
const SETTLED = { status: 'settled', pageSize: PAGE_SIZE } as const;
const none: readonly BetRecord[] = [];

export interface SettledBetsState {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly list: readonly BetRecord[];
  readonly reload: () => void;
  /** Loads 20 more bets; `undefined` if there are none or the dock shows its maximum. */
  readonly more: (() => void) | undefined;
}

/** Settled bets of the member, latest first. */
export function useSettledBets(): SettledBetsState {
  const { data, failure, hasMore, readMore, refetch } = useReadPages('record.betRecordList', SETTLED);
  const list = useMemo(() => data?.flatMap((page) => page.list) ?? none, [data]);
  const status = data ? 'ready' : failure ? 'failed' : 'loading';
  return { status, list, reload: refetch, more: hasMore && list.length < MAX_SHOWN ? readMore : undefined };
}
