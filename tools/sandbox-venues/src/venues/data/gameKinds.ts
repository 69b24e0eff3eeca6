/** Kind of slot or fishing game: tab, tags and the RTP of its engine in hundredths of a per cent, rounded down. */
export interface GameKind {
  readonly tab: string;
  readonly tags: readonly string[];
  readonly rtp: number;
}

/** Kinds of slots, implemented in `games/engines/slotModels.ts`. */
export const slotKinds: readonly GameKind[] = [
  { tab: 'slots', tags: ['lines20', 'wild', 'lowVolatility'], rtp: 9_522 },
  { tab: 'slots', tags: ['lines20', 'scatter', 'highVolatility'], rtp: 9_593 },
  { tab: 'ways', tags: ['ways243', 'wild'], rtp: 9_537 },
  { tab: 'arcade', tags: ['lines5'], rtp: 9_663 },
];

/** Kinds of fishing games. They share one engine. */
export const fishingKinds: readonly GameKind[] = [
  { tab: 'party', tags: ['nineFish', 'perShot'], rtp: 9_600 },
  { tab: 'casual', tags: ['perShot'], rtp: 9_600 },
];
