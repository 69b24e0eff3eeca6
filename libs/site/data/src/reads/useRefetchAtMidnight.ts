import { useDayStart } from '@pavilion/site-contract';
import { useEffect, useRef } from 'react';

/**
 * Fetches a read again at midnight in UTC+8, when daily amounts, limits and rewards start again (ruling S3), so that a page
 * that stays open does not show yesterday's. `refetch` is the one of the read.
 */
export function useRefetchAtMidnight(refetch: () => void): void {
  const dayStart = useDayStart();
  const shownDay = useRef(dayStart);
  useEffect(() => {
    if (shownDay.current === dayStart) return;
    shownDay.current = dayStart;
    refetch();
  }, [dayStart, refetch]);
}
