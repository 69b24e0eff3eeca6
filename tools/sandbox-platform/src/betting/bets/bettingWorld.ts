import type { World } from '@pavilion/sandbox-world';

/** What betting asks of the world. */
export type BettingWorld = Pick<World, 'price' | 'match' | 'game' | 'clock' | 'onMatchEvent'>;
