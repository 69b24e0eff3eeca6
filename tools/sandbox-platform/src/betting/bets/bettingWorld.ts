import type { World } from '@pavilion/sandbox-world';

/** Part of the world that betting depends on. */
export type BettingWorld = Pick<World, 'price' | 'match' | 'game' | 'clock' | 'onMatchEvent'>;
