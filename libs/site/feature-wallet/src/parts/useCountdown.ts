import { useServices } from '@pavilion/site-contract';
import { useEffect, useState } from 'react';

/**
 * Whole seconds left until a moment of the platform's clock; a wrong clock of the device does not matter.
 *
 * @param serverTime what the platform's clock said when the moment was last told
 */
export function useCountdown(until: number, serverTime: number): number {
  const { clock } = useServices();
  const [left, setLeft] = useState(() => toSeconds(until - serverTime));
  useEffect(() => {
    const offset = serverTime - clock.now();
    let cancel = () => undefined as void;
    const tick = () => {
      const ms = until - (clock.now() + offset);
      setLeft(toSeconds(ms));
      if (ms > 0) cancel = clock.after(1_000, tick);
    };
    tick();
    return () => cancel();
  }, [until, serverTime, clock]);
  return left;
}

const toSeconds = (ms: number): number => Math.max(0, Math.ceil(ms / 1_000));
