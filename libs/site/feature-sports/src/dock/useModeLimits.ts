import { slipActions } from '@pavilion/domain-sports';
import { useAppDispatch, useAppSelector } from '@pavilion/site-contract';
import { useEffect, useRef } from 'react';
import type { SportSession } from '../venue/useSportSession.ts';

/**
 * The limits that hold for an amount box: a single's goldMin and goldMax, in series mode those of one unit (SLP-08).
 *
 * Told once for each mode, so that narrower ones that came with a refusal stay.
 */
export function useModeLimits({ goldMin, goldMax, unitMin, unitMax }: SportSession): void {
  const dispatch = useAppDispatch();
  const isSeries = useAppSelector((state) => state.slip.mode === 'series');
  const isConfirming = useAppSelector((state) => state.slip.isConfirming);
  const told = useRef('');
  const [min, max] = isSeries ? [unitMin, unitMax] : [goldMin, goldMax];
  useEffect(() => {
    const key = `${isSeries} ${min} ${max}`;
    if (isConfirming || told.current === key) return;
    told.current = key;
    dispatch(slipActions.limitsChanged({ min, max }));
  }, [dispatch, isSeries, isConfirming, min, max]);
}
