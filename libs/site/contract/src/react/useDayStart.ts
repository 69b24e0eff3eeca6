import { useEffect, useState } from 'react';
import { computeDayStart, DAY_MS } from '../i18n/computeDayStart.ts';
import { useServices } from '../services/useServices.ts';

/**
 * Returns the first moment of the current day in UTC+8 (ruling S3), milliseconds UTC. The component renders with the next
 * day at midnight, so that a page that stays open does not show yesterday as today.
 */
export function useDayStart(): number {
  const { clock } = useServices();
  const [dayStart, setDayStart] = useState(() => computeDayStart(clock.now()));
  useEffect(() => {
    const midnight = dayStart + DAY_MS;
    // A timer may fire a moment too early.
    return clock.after(midnight - clock.now(), () => setDayStart(computeDayStart(Math.max(clock.now(), midnight))));
  }, [clock, dayStart]);
  return dayStart;
}
