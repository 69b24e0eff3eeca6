/** What is seen of a board, pixels: from where below its top, and how much. */
export interface BoardView {
  readonly top: number;
  readonly height: number;
}

/** What is kept of the boards while the player looks at another or at one match. */
export interface BoardMemory {
  /** Where they stood on a board, and how much of any was seen last: before the first, no more than fills the window. */
  readonly viewOf: (channel: string) => BoardView;
  readonly keepView: (channel: string, view: BoardView) => void;
  /** They go to a match from its row. */
  readonly leaveFor: (matchId: string) => void;
  /** The match they come back from, once: the keyboard stands at its row again. */
  readonly takeMatch: () => string | undefined;
}

/** Makes an empty memory; it lives as long as the venue is open. */
export function createBoardMemory(): BoardMemory {
  const tops = new Map<string, number>();
  let seen: number | undefined;
  let left: string | undefined;
  return {
    viewOf: (channel) => ({ top: tops.get(channel) ?? 0, height: seen ?? globalThis.innerHeight }),
    keepView: (channel, { top, height }) => {
      tops.set(channel, top);
      seen = height;
    },
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
