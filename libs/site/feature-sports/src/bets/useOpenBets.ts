import { type ResponseOf } from '@pavilion/api-client';
import { useAppDispatch, useAppSelector, useServices } from '@pavilion/site-contract';
import { type BetRecord } from '@pavilion/site-contract/bets';
import { walletActions } from '@pavilion/wallet';
import { useCallback, useEffect, useRef, useState } from 'react';
import { selectPlacement } from '../state/sportsState.ts';

/** Most open bets listed in the dock; the records page has them all. */
const PAGE_SIZE = 50;
const WATCHED_MS = 5_000;
const ASIDE_MS = 20_000;

export interface OpenBetsState {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly total: number;
  readonly list: readonly BetRecord[];
  /** Grows when a bet has left the list: it was settled. */
  readonly settledCount: number;
  readonly reload: () => void;
}

type Loaded = Omit<OpenBetsState, 'reload'>;

/**
 * The member's open bets, read again by itself: often while they are looked at, now and then while not, and at once when
 * a bet has been decided. A bet that has left the list was settled, so the balance is read again too.
 */
export function useOpenBets(isWatched: boolean): OpenBetsState {
  const { api, clock } = useServices();
  const dispatch = useAppDispatch();
  const { bets: placed } = useAppSelector(selectPlacement);
  const [state, setState] = useState<Loaded>({ status: 'loading', total: 0, list: [], settledCount: 0 });
  const [round, setRound] = useState(0);
  const known = useRef<readonly string[]>([]);

  useEffect(() => {
    const request = new AbortController();
    let cancelNext = (): void => undefined;
    const again = () => {
      cancelNext = clock.after(isWatched ? WATCHED_MS : ASIDE_MS, () => void load());
    };
    const take = ({ total, list }: ResponseOf<'record.betRecordList'>) => {
      const ids = list.map(({ betId }) => betId);
      const hasSettled = total <= PAGE_SIZE && known.current.some((id) => !ids.includes(id));
      known.current = ids;
      if (hasSettled) dispatch(walletActions.balanceRequested());
      setState((held) => ({ status: 'ready', total, list, settledCount: held.settledCount + (hasSettled ? 1 : 0) }));
    };
    const fail = () => setState((held) => ({ ...held, status: held.list.length > 0 ? 'ready' : 'failed' }));
    const load = () =>
      api
        .call('record.betRecordList', { status: 'open', pageNum: 1, pageSize: PAGE_SIZE }, { signal: request.signal })
        .then(
          (answer) => request.signal.aborted || take(answer),
          () => request.signal.aborted || fail(),
        )
        .finally(() => request.signal.aborted || again());
    void load();
    return () => {
      request.abort();
      cancelNext();
    };
  }, [api, clock, dispatch, isWatched, placed, round]);

  const reload = useCallback(() => {
    setState((held) => ({ ...held, status: 'loading' }));
    setRound((count) => count + 1);
  }, []);
  return { ...state, reload };
}
