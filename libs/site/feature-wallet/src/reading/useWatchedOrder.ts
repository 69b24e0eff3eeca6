import { useAppDispatch } from '@pavilion/site-contract';
import type { OrderWatch } from '@pavilion/wallet/cashier';
import { useEffect } from 'react';

/** Polls an order while the page is open, and at once when the page becomes visible or the browser is online again. */
export function useWatchedOrder<Order>({ actions }: OrderWatch<Order>, orderNo: string | null): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (orderNo === null) return undefined;
    const pollOrder = () => {
      if (document.visibilityState === 'visible') dispatch(actions.refreshRequested());
    };
    dispatch(actions.opened({ orderNo }));
    document.addEventListener('visibilitychange', pollOrder);
    window.addEventListener('online', pollOrder);
    return () => {
      document.removeEventListener('visibilitychange', pollOrder);
      window.removeEventListener('online', pollOrder);
      dispatch(actions.left());
    };
  }, [actions, dispatch, orderNo]);
}
