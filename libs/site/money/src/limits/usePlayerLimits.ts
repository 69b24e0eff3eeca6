import { useAppSelector, useServices } from '@pavilion/site-contract';
import { NO_BODY, useRead, useRefetchAtMidnight, type Read } from '@pavilion/site-data';
import { useEffect } from 'react';
import type { PlayerLimits } from './playerLimits.ts';
import { selectHasLimits } from './selectHasLimits.ts';

/** Wait after the end of a pause, because the clocks of browser and platform differ. */
const SPARE_MS = 2_000;

/**
 * Reads the limits of the member; nothing on a platform without limits. They are fetched again at midnight in UTC+8, after the
 * end of a pause, and after a call that changes deposits or limits.
 */
export function usePlayerLimits(): Read<PlayerLimits> {
  const { clock } = useServices();
  const isOffered = useAppSelector(selectHasLimits);
  const read = useRead('limits.overview', isOffered ? NO_BODY : undefined);
  const { refetch } = read;
  const endsAt = read.data?.pause?.endsAt ?? 0;
  useRefetchAtMidnight(refetch);
  useEffect(() => {
    const wait = endsAt - clock.now();
    // The platform decides when the pause has ended: a browser whose clock is ahead does not fetch again and again.
    return wait > 0 ? clock.after(wait + SPARE_MS, refetch) : undefined;
  }, [clock, endsAt, refetch]);
  return read;
}
