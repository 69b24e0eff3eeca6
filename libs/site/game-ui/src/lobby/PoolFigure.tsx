import { formatYuan } from '@pavilion/wallet';
import { useEffect, useState } from 'react';
import { useServices } from '@pavilion/site-contract';
import { computePoolAmount, type PoolSnapshot } from './computePoolAmount.ts';

const TICK_MS = 1_000;
const REDUCED_MOTION_TICK_MS = 15_000;

/** Props of {@link PoolFigure}. */
export interface PoolFigureProps {
  readonly pool: PoolSnapshot;
  /** Time at which it was read, on the clock of the services. */
  readonly readAt: number;
}

const prefersReducedMotion = () =>
  typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Amount of a bonus pool, updated once a second; every 15 s if the player prefers reduced motion. */
export function PoolFigure({ pool, readAt }: PoolFigureProps) {
  const { clock } = useServices();
  const [now, setNow] = useState(readAt);
  useEffect(() => {
    let cancelTick = (): void => undefined;
    const tick = () => {
      setNow(clock.now());
      cancelTick = clock.after(prefersReducedMotion() ? REDUCED_MOTION_TICK_MS : TICK_MS, tick);
    };
    cancelTick = clock.after(TICK_MS, tick);
    return () => cancelTick();
  }, [clock]);
  return <strong data-testid="pool-amount">{formatYuan(computePoolAmount(pool, now - readAt))}</strong>;
}
