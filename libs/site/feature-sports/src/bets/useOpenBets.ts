import { useAppDispatch } from '@pavilion/site-contract';
import type { BetRecord } from '@pavilion/site-bet-ui';
import { readsChanged, useRead } from '@pavilion/site-data';
import { useEffect, useRef } from 'react';

/** Maximum number of open bets in the dock; the record page lists all. */
const PAGE_SIZE = 50;
const VISIBLE_POLL_MS = 5_000;
const HIDDEN_POLL_MS = 20_000;
const FIRST_PAGE = { status: 'open', pageNum: 1, pageSize: PAGE_SIZE } as const;
const none: readonly BetRecord[] = [];

export interface OpenBetsState {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly total: number;
  readonly list: readonly BetRecord[];
  readonly reload: () => void;
}

/**
 * Open bets of the member, polled more often while the panel is visible.
 *
 * A bet that has left the list was settled, so settled bets and balances are fetched again.
 */
export function useOpenBets(isVisible: boolean): OpenBetsState {
  const { data, failure, refetch } = useRead('record.betRecordList', FIRST_PAGE, {
    pollMs: isVisible ? VISIBLE_POLL_MS : HIDDEN_POLL_MS,
  });
  useSettlementReport(data);
  const status = data ? 'ready' : failure ? 'failed' : 'loading';
  return { status, total: data?.total ?? 0, list: data?.list ?? none, reload: refetch };
}

interface OpenBets {
  readonly total: number;
  readonly list: readonly BetRecord[];
}

/** Reports a settlement once for each list that lacks a bet of the previous list. */
function useSettlementReport(bets: OpenBets | undefined): void {
  const dispatch = useAppDispatch();
  const knownIds = useRef<readonly string[]>([]);
  useEffect(() => {
    if (!bets) return;
    const ids = bets.list.map(({ betId }) => betId);
    const hasSettled = bets.total <= PAGE_SIZE && knownIds.current.some((id) => !ids.includes(id));
    knownIds.current = ids;
    if (hasSettled) dispatch(readsChanged({ tags: ['bets', 'balance'] }));
  }, [bets, dispatch]);
}
