import type { ChatMessage } from '../protocol/chatMessage.ts';

/** Messages held of a room at most, unless the player has read back further. */
export const HELD_MAX = 500;

/** More missing than this: the old ones are let go of, and can be read back page by page. */
const FILLED_MAX = 150;

/** What to ask history for: the newest messages between two numbers, both left out. */
export interface HistoryRange {
  readonly beforeMid?: number;
  readonly afterMid?: number;
}

/** The messages of one room: sorted, each once, with what is missing known. */
export interface Timeline {
  readonly messages: () => readonly ChatMessage[];
  readonly hasMore: () => boolean;
  /** Takes a message in, in any order and any number of times. */
  readonly take: (message: ChatMessage) => void;
  readonly recall: (mid: number) => void;
  /** What is missing first: the newest page, then gaps from new to old. `lastMid` is the room's newest. */
  readonly missing: (lastMid: number) => HistoryRange | undefined;
  /** The page before all that is held. */
  readonly older: () => HistoryRange;
  /** Takes a page of history in. */
  readonly fill: (range: HistoryRange, page: readonly ChatMessage[], hasMore: boolean) => void;
  /** Nobody is reading back: only the newest need be held. */
  readonly settle: () => void;
}

/** Makes an empty timeline. */
export function createTimeline(): Timeline {
  let held: ChatMessage[] = [];
  let view: readonly ChatMessage[] | undefined;
  let isLoaded = false;
  let hasMore = false;
  let limit = HELD_MAX;
  /** Nothing is missing between the first and the last. */
  let isWhole = true;
  /** Numbers that do not exist: nothing between the second and the first, says the server. */
  let voids = new Map<number, number>();

  /** Where a number stands or would stand. */
  const placeOf = (mid: number): number => {
    let [low, high] = [0, held.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((held[middle] as ChatMessage).mid < mid) low = middle + 1;
      else high = middle;
    }
    return low;
  };

  const put = (message: ChatMessage): void => {
    const last = held.at(-1);
    const at = !last || last.mid < message.mid ? held.length : placeOf(message.mid);
    if (last && message.mid !== last.mid + 1) isWhole = false;
    if (held[at]?.mid !== message.mid) held.splice(at, 0, message);
    else if (!held[at]?.recalled) held[at] = message;
    view = undefined;
  };

  const trim = (): void => {
    // In larger steps, so that not every message moves all others.
    if (held.length <= limit + 50) return;
    held = held.slice(-limit);
    hasMore = true;
    view = undefined;
  };

  const forget = (): void => {
    held = [];
    isLoaded = false;
    voids = new Map();
    view = undefined;
  };

  const hole = (at: number, mid: number): HistoryRange | undefined => {
    const before = held[at - 1]?.mid ?? 0;
    return (voids.get(mid) ?? mid - 1) > before ? { afterMid: before, beforeMid: mid } : undefined;
  };

  return {
    messages: () => (view ??= held.slice(-limit)),
    hasMore: () => hasMore || held.length > limit,
    take: (message) => {
      // Older than all that is held: history has it, when somebody reads back that far.
      if (isLoaded && hasMore && message.mid < (held[0]?.mid ?? 0)) return;
      put(message);
      trim();
    },
    recall: (mid) => {
      const at = placeOf(mid);
      const message = held[at];
      if (message?.mid !== mid) return;
      held[at] = { ...message, msg: '', body: undefined, recalled: true };
      view = undefined;
    },
    missing: (lastMid) => {
      if (isLoaded && lastMid - (held.at(-1)?.mid ?? 0) > FILLED_MAX) forget();
      if (!isLoaded) return {};
      const tail = hole(held.length, lastMid + 1);
      if (tail || isWhole) return tail;
      for (let at = held.length - 1; at > 0; at -= 1) {
        const found = hole(at, (held[at] as ChatMessage).mid);
        if (found) return found;
      }
      isWhole = true;
      return undefined;
    },
    older: () => ({ beforeMid: held[0]?.mid }) as HistoryRange,
    fill: ({ afterMid, beforeMid }, page, more) => {
      page.forEach(put);
      if (afterMid === undefined) {
        hasMore = more;
        if (beforeMid !== undefined) limit = held.length + HELD_MAX;
        isLoaded = true;
      }
      const mids = page.map(({ mid }) => mid);
      if (!more) mids.unshift(afterMid ?? 0);
      if (beforeMid !== undefined) mids.push(beforeMid);
      mids.forEach((mid, at) => {
        const before = mids[at - 1] ?? mid;
        if (mid - before > 1) voids.set(mid, before);
      });
      view = undefined;
    },
    settle: () => {
      limit = HELD_MAX;
      trim();
    },
  };
}
