import { slipActions } from '@pavilion/domain-sports';
import { useAppDispatch, useAppSelector } from '@pavilion/site-contract';
import { useEffect } from 'react';
import { type SportSession } from '../venue/useSportSession.ts';

/** The limits that hold for an amount box: a single's goldMin and goldMax, in series mode those of one unit (SLP-08). */
export function useModeLimits({ goldMin, goldMax, unitMin, unitMax }: SportSession): void {
  const dispatch = useAppDispatch();
  const isSeries = useAppSelector((state) => state.slip.mode === 'series');
  const isConfirming = useAppSelector((state) => state.slip.isConfirming);
  const [min, max] = isSeries ? [unitMin, unitMax] : [goldMin, goldMax];
  useEffect(() => {
    if (!isConfirming) dispatch(slipActions.limitsChanged({ min, max }));
  }, [dispatch, isConfirming, min, max]);
}
