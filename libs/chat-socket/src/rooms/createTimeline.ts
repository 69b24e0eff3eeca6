import type { ChatMessage } from '../messages/chatMessage.ts';
import { createMessageList, MAX_LOADED_MESSAGES } from './createMessageList.ts';

/** Maximum gap that is filled. Above it, the old messages are discarded and can be loaded page by page. */
const MAX_FILLED_GAP = 150;

/** Exclusive range of message numbers. A request returns the newest messages within it. */
export interface HistoryRange {
  readonly beforeMid?: number;
  readonly afterMid?: number;
}

/** Messages of one room, unique and sorted, with their gaps. */
export interface Timeline {
  readonly messages: () => readonly ChatMessage[];
  readonly hasMore: () => boolean;
  /** Adds a message, in any order and any number of times. */
  readonly take: (message: ChatMessage) => void;
  readonly recall: (mid: number) => void;
  /**
   * Returns the first range to load: the newest page, then gaps from new to old. `lastMid` is the room's newest number.
   */
  readonly missing: (lastMid: number) => HistoryRange | undefined;
  /** Returns the range before the oldest message. */
  readonly older: () => HistoryRange;
  /** Adds a page of history. */
  readonly fill: (range: HistoryRange, page: readonly ChatMessage[], hasMore: boolean) => void;
  /** Resets the limit to the newest messages, because the player no longer reads back. */
  readonly settle: () => void;
}

/** Lists the numbers that bound a page of history: its messages and the ends of its range, in order. */
function listCoveredMids({ afterMid, beforeMid }: HistoryRange, page: readonly ChatMessage[], hasMore: boolean) {
  const mids = page.map(({ mid }) => mid);
  if (!hasMore) mids.unshift(afterMid ?? 0);
  if (beforeMid !== undefined) mids.push(beforeMid);
  return mids;
}

/** Returns the range between two messages, or `undefined` if nothing is missing there. */
const toGap = (voids: ReadonlyMap<number, number>, afterMid: number, beforeMid: number): HistoryRange | undefined =>
  (voids.get(beforeMid) ?? beforeMid - 1) > afterMid ? { afterMid, beforeMid } : undefined;

/** Creates an empty timeline. */
export function createTimeline(): Timeline {
  const list = createMessageList();
  let isLoaded = false;
  let hasMore = false;
  /** Whether no number is missing between the first and the last. */
  let isWhole = true;
  /** Ranges of numbers that do not exist on the server, as upper end → lower end. */
  let voids = new Map<number, number>();

  const put = (message: ChatMessage): void => {
    if (!list.put(message)) isWhole = false;
  };

  const trim = (): void => {
    if (list.trim()) hasMore = true;
  };

  const discard = (): void => {
    list.clear();
    isLoaded = false;
    voids = new Map();
  };

  const findGap = (at: number, mid: number) => toGap(voids, list.at(at - 1)?.mid ?? 0, mid);

  return {
    messages: list.view,
    hasMore: () => hasMore || list.isOverLimit(),
    take: (message) => {
      // A message older than all loaded ones belongs to the history and is loaded with its page.
      if (isLoaded && hasMore && message.mid < (list.at(0)?.mid ?? 0)) return;
      put(message);
      trim();
    },
    recall: list.recall,
    missing: (lastMid) => {
      if (isLoaded && lastMid - (list.at(-1)?.mid ?? 0) > MAX_FILLED_GAP) discard();
      if (!isLoaded) return {};
      const tail = findGap(list.size(), lastMid + 1);
      if (tail || isWhole) return tail;
      for (let at = list.size() - 1; at > 0; at -= 1) {
        const found = findGap(at, list.at(at)?.mid ?? 0);
        if (found) return found;
      }
      isWhole = true;
      return undefined;
    },
    older: () => ({ beforeMid: list.at(0)?.mid }),
    fill: (range, page, more) => {
      page.forEach(put);
      if (range.afterMid === undefined) {
        hasMore = more;
        if (range.beforeMid !== undefined) list.extendLimit(MAX_LOADED_MESSAGES);
        isLoaded = true;
      }
      const mids = listCoveredMids(range, page, more);
      mids.forEach((mid, at) => {
        const before = mids[at - 1] ?? mid;
        if (mid - before > 1) voids.set(mid, before);
      });
    },
    settle: () => {
      list.resetLimit();
      trim();
    },
  };
}
