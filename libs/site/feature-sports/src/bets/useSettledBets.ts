import { useServices } from '@pavilion/site-contract';
import { type BetRecord } from '@pavilion/site-contract/bets';
import { useCallback, useEffect, useState } from 'react';

const STEP = 20;
/** Most the platform gives on one page; beyond it the records page goes on. */
const MOST = 100;

export interface SettledBetsState {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly total: number;
  readonly list: readonly BetRecord[];
  readonly reload: () => void;
  /** Lists twenty more; absent when there are none, or the dock has as many as it takes. */
  readonly more: (() => void) | undefined;
}

type Loaded = Pick<SettledBetsState, 'status' | 'total' | 'list'>;

/** The member's settled bets, latest first; read again when one of the open ones has been settled (`news`). */
export function useSettledBets(news: number): SettledBetsState {
  const { api } = useServices();
  const [size, setSize] = useState(STEP);
  const [round, setRound] = useState(0);
  const [state, setState] = useState<Loaded>({ status: 'loading', total: 0, list: [] });
  useEffect(() => {
    const request = new AbortController();
    const settle = (next: (held: Loaded) => Loaded) => {
      if (!request.signal.aborted) setState(next);
    };
    api
      .call('record.betRecordList', { status: 'settled', pageNum: 1, pageSize: size }, { signal: request.signal })
      .then(
        ({ total, list }) => settle(() => ({ status: 'ready', total, list })),
        () => settle((held) => ({ ...held, status: held.list.length > 0 ? 'ready' : 'failed' })),
      );
    return () => request.abort();
  }, [api, size, round, news]);
  const reload = useCallback(() => {
    setState((held) => ({ ...held, status: 'loading' }));
    setRound((count) => count + 1);
  }, []);
  const hasMore = state.list.length < state.total && size < MOST;
  return { ...state, reload, more: hasMore ? () => setSize(size + STEP) : undefined };
}
