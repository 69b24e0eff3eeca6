import { useServices } from '@pavilion/site-contract';
import { useEffect, useState } from 'react';

/**
 * Returns the whole seconds until a time of the server clock, independent of the device clock.
 *
 * @param until - End, milliseconds of the server clock.
 * @param serverTime - Server clock at the latest response, milliseconds.
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
