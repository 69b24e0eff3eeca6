import type { PlayPause } from './playerLimits.ts';
import { usePlayerLimits } from './usePlayerLimits.ts';

/** Returns the running pause of the member; `undefined` without one. */
export const usePlayPause = (): PlayPause | undefined => usePlayerLimits().data?.pause;
