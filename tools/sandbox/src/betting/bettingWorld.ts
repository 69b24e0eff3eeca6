import type { World } from '../world/index.ts';

/** Part of the world that betting depends on. */
export type BettingWorld = Pick<World, 'price' | 'match' | 'game' | 'clock' | 'onMatchEvent'>;
