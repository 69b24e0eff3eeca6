import type { ChatMessage } from '../messages/chatMessage.ts';

/** Maximum number of messages of a room, unless the player has loaded older ones. */
export const MAX_LOADED_MESSAGES = 500;

/** Number of messages above the limit before the oldest are removed, so that not every message shifts the list. */
const TRIM_SLACK = 50;

/** Messages of one room, unique and sorted by number. */
export interface MessageList {
  /** Returns the newest messages within the limit. The reference is stable until something changes. */
  readonly view: () => readonly ChatMessage[];
  readonly at: (index: number) => ChatMessage | undefined;
  readonly size: () => number;
  readonly isOverLimit: () => boolean;
  /**
   * Inserts or replaces a message.
   *
   * @returns whether it follows the newest without a gap; the first number is 1
   */
  readonly put: (message: ChatMessage) => boolean;
  readonly recall: (mid: number) => void;
  /**
   * Removes the oldest messages above the limit.
   *
   * @returns whether any was removed
   */
  readonly trim: () => boolean;
  /** Extends the limit to the current length plus `more`. */
  readonly extendLimit: (more: number) => void;
  readonly resetLimit: () => void;
  readonly clear: () => void;
}

function findPlace(held: readonly ChatMessage[], mid: number): number {
  let [low, high] = [0, held.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((held[middle] as ChatMessage).mid < mid) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Creates an empty list. */
export function createMessageList(): MessageList {
  let held: ChatMessage[] = [];
  let view: readonly ChatMessage[] | undefined;
  let limit = MAX_LOADED_MESSAGES;

  return {
    view: () => (view ??= held.slice(-limit)),
    at: (index) => held.at(index),
    size: () => held.length,
    isOverLimit: () => held.length > limit,
    put: (message) => {
      const last = held.at(-1);
      const at = !last || last.mid < message.mid ? held.length : findPlace(held, message.mid);
      if (held[at]?.mid !== message.mid) held.splice(at, 0, message);
      else if (!held[at]?.recalled) held[at] = message;
      view = undefined;
      return message.mid === (last?.mid ?? 0) + 1;
    },
    recall: (mid) => {
      const at = findPlace(held, mid);
      const message = held[at];
      if (message?.mid !== mid) return;
      held[at] = { ...message, msg: '', body: undefined, recalled: true };
      view = undefined;
    },
    trim: () => {
      if (held.length <= limit + TRIM_SLACK) return false;
      held = held.slice(-limit);
      view = undefined;
      return true;
    },
    extendLimit: (more) => {
      limit = held.length + more;
      view = undefined;
    },
    resetLimit: () => {
      limit = MAX_LOADED_MESSAGES;
    },
    clear: () => {
      held = [];
      view = undefined;
    },
  };
}
