import type { ChatMessage } from '../protocol/chatMessage.ts';
import { createMessageList, HELD_MAX } from './createMessageList.ts';

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

/** Numbers that a page of history covers: its messages and the ends of its range, in order. */
function listCoveredMids({ afterMid, beforeMid }: HistoryRange, page: readonly ChatMessage[], hasMore: boolean) {
  const mids = page.map(({ mid }) => mid);
  if (!hasMore) mids.unshift(afterMid ?? 0);
  if (beforeMid !== undefined) mids.push(beforeMid);
  return mids;
}

/** The range between two held messages, unless nothing is missing there. */
const toGap = (voids: ReadonlyMap<number, number>, afterMid: number, beforeMid: number): HistoryRange | undefined =>
  (voids.get(beforeMid) ?? beforeMid - 1) > afterMid ? { afterMid, beforeMid } : undefined;

/** Makes an empty timeline. */
export function createTimeline(): Timeline {
  const list = createMessageList();
  let isLoaded = false;
  let hasMore = false;
  /** Nothing is missing between the first and the last. */
  let isWhole = true;
  /** Numbers that do not exist: the server has nothing between the second and the first. */
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
      // A message older than all that is held is in the history, which is loaded when the player reads back that far.
      if (isLoaded && hasMore && message.mid < (list.at(0)?.mid ?? 0)) return;
      put(message);
      trim();
    },
    recall: list.recall,
    missing: (lastMid) => {
      if (isLoaded && lastMid - (list.at(-1)?.mid ?? 0) > FILLED_MAX) discard();
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
        if (range.beforeMid !== undefined) list.extendLimit(HELD_MAX);
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
