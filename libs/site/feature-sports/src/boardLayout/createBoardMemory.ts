/** Visible part of a board: scroll offset and height, in pixels. */
export interface BoardView {
  readonly top: number;
  readonly height: number;
}

/** View state that is kept while the player views another board or a match. */
export interface BoardMemory {
  /** Returns the last scroll offset of a board and the last height of any board. The default height is that of the window. */
  readonly getView: (channel: string) => BoardView;
  readonly storeView: (channel: string, view: BoardView) => void;
  /** Stores the match whose row the player leaves the board from. */
  readonly storeMatch: (matchId: string) => void;
  /** Returns and clears the stored match; its row receives the focus. */
  readonly consumeMatch: () => string | undefined;
  /** Stores the matches of the visible board in their order. */
  readonly storeOrder: (matchIds: readonly string[]) => void;
  /** Returns the matches of the board that was shown last; empty before the first one. */
  readonly getOrder: () => readonly string[];
}

/** Creates an empty memory. It lives as long as the venue page. */
export function createBoardMemory(): BoardMemory {
  const tops = new Map<string, number>();
  let lastHeight: number | undefined;
  let storedMatchId: string | undefined;
  let order: readonly string[] = [];
  return {
    getView: (channel) => ({ top: tops.get(channel) ?? 0, height: lastHeight ?? globalThis.innerHeight }),
    storeView: (channel, { top, height }) => {
      tops.set(channel, top);
      lastHeight = height;
    },
    storeMatch: (matchId) => {
      storedMatchId = matchId;
    },
    consumeMatch: () => {
      const matchId = storedMatchId;
      storedMatchId = undefined;
      return matchId;
    },
    storeOrder: (matchIds) => {
      order = matchIds;
    },
    getOrder: () => order,
  };
}
