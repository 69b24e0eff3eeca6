import type { World } from '../world/index.ts';

/** What betting asks of the world. */
export type BettingWorld = Pick<World, 'price' | 'match' | 'game' | 'clock' | 'onMatchEvent'>;
