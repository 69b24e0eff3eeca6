import { slipActions } from '@pavilion/domain-sports';
import { useAppDispatch, useAppSelector } from '@pavilion/site-contract';
import { useEffect, useRef } from 'react';
import type { SportSession } from '../venueFrame/useSportSession.ts';

/**
 * Sets the limits of the amount box: `goldMin` and `goldMax`, in parlay mode those of one unit (SLP-08).
 *
 * Dispatches once for each mode and pair of limits, so that narrower limits of a rejection are kept.
 */
export function useModeLimits({ goldMin, goldMax, unitMin, unitMax }: SportSession): void {
  const dispatch = useAppDispatch();
  const isSeries = useAppSelector((state) => state.slip.mode === 'series');
  const isConfirming = useAppSelector((state) => state.slip.isConfirming);
  const dispatched = useRef('');
  const [min, max] = isSeries ? [unitMin, unitMax] : [goldMin, goldMax];
  useEffect(() => {
    const key = `${isSeries} ${min} ${max}`;
    if (isConfirming || dispatched.current === key) return;
    dispatched.current = key;
    dispatch(slipActions.limitsChanged({ min, max }));
  }, [dispatch, isSeries, isConfirming, min, max]);
}
