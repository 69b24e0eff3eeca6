/** Visible part of a board: scroll offset and height, in pixels. */
export interface BoardView {
  readonly top: number;
  readonly height: number;
}

/** View state that is kept while the player views another board or a match. */
export interface BoardMemory {
  /** Returns the last scroll offset of a board and the last height of any board. The default height is that of the window. */
  readonly viewOf: (channel: string) => BoardView;
  readonly keepView: (channel: string, view: BoardView) => void;
  /** Stores the match whose row the player leaves the board from. */
  readonly leaveFor: (matchId: string) => void;
  /** Returns and clears the stored match; its row receives the focus. */
  readonly takeMatch: () => string | undefined;
}

/** Creates an empty memory. It lives as long as the venue page. */
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
