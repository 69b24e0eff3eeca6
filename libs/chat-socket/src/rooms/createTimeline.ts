import type { ChatMessage } from '../messages/chatMessage.ts';
import { createMessageList, MAX_LOADED_MESSAGES, type MessageList } from './createMessageList.ts';

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

/** Loaded messages, and the ranges of numbers that do not exist on the server, as upper end → lower end. */
interface Known {
  readonly list: MessageList;
  readonly voids: ReadonlyMap<number, number>;
}

/** Returns the gap before a number that belongs at an index of the list. Numbers begin at 1. */
function findGap({ list, voids }: Known, at: number, mid: number): HistoryRange | undefined {
  const afterMid = at === 0 ? 0 : (list.at(at - 1)?.mid ?? 0);
  return (voids.get(mid) ?? mid - 1) > afterMid ? { afterMid, beforeMid: mid } : undefined;
}

/** Returns the newest gap before a message whose index is at least `first`. */
function findInnerGap({ list, voids }: Known, first: number): HistoryRange | undefined {
  for (let at = list.size() - 1; at >= first; at -= 1) {
    const gap = findGap({ list, voids }, at, list.at(at)?.mid ?? 0);
    if (gap) return gap;
  }
  return undefined;
}

/** Creates an empty timeline. */
export function createTimeline(): Timeline {
  const list = createMessageList();
  let isLoaded = false;
  let hasMore = false;
  /** Whether no number is missing from the start of the loaded part to its end. */
  let isWhole = true;
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
      const tail = findGap({ list, voids }, list.size(), lastMid + 1);
      if (tail || isWhole) return tail;
      // Older pages are loaded on request, so the start is a gap only if there are none.
      const gap = findInnerGap({ list, voids }, hasMore ? 1 : 0);
      isWhole = gap === undefined;
      return gap;
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
