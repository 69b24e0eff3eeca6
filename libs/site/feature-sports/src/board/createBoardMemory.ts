/** What is kept of the boards while the player looks at one match. */
export interface BoardMemory {
  /** Where they stood on a board, pixels from its top. */
  readonly topOf: (channel: string) => number;
  readonly keepTop: (channel: string, top: number) => void;
  /** They go to a match from its row. */
  readonly leaveFor: (matchId: string) => void;
  /** The match they come back from, once: the keyboard stands at its row again. */
  readonly takeMatch: () => string | undefined;
}

/** Makes an empty memory; it lives as long as the venue is open. */
export function createBoardMemory(): BoardMemory {
  const tops = new Map<string, number>();
  let left: string | undefined;
  return {
    topOf: (channel) => tops.get(channel) ?? 0,
    keepTop: (channel, top) => void tops.set(channel, top),
    leaveFor: (matchId) => {
      left = matchId;
    },
    takeMatch: () => {
      const matchId = left;
      left = undefined;
      return matchId;
    },
  };
}
