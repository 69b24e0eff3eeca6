import type { BetReport } from './createBetCalls.ts';
import { placementActions } from './placementSlice.ts';

/** Interval of polling a bet during the in-play delay, milliseconds. */
const PENDING_POLL_MS = 1_000;
/** Longest interval of polling a bet whose state is unknown, milliseconds. */
const MAX_POLL_MS = 30_000;

/** Number and duration of "unknown id" responses after which a bet is considered lost. */
const MAX_UNSEEN = 3;
const NOT_FOUND_WINDOW_MS = 15_000;

/** State of polling one bet. */
export interface BetInquiry {
  readonly polls: number;
  readonly isPending: boolean;
  readonly unseen: number;
  /** Time of the first "unknown id" response. */
  readonly unseenSince: number;
}

export const startInquiry = (isPending: boolean): BetInquiry => ({ polls: 0, isPending, unseen: 0, unseenSince: 0 });

/**
 * Returns the wait before the next poll in milliseconds. An unknown bet is polled at once, then after 1, 2, 4 … seconds
 * up to the maximum.
 */
export function getPollWait({ polls, isPending }: BetInquiry): number {
  if (isPending) return PENDING_POLL_MS;
  return polls === 0 ? 0 : Math.min(1_000 * 2 ** (polls - 1), MAX_POLL_MS);
}

/** Adds the result of a poll. */
export function addPollResult(inquiry: BetInquiry, { type }: BetReport, now: number): BetInquiry {
  const isPending = type === placementActions.betPending.type;
  const polls = isPending ? 0 : inquiry.polls + 1;
  const unseenSince = inquiry.unseen === 0 ? now : inquiry.unseenSince;
  if (type === placementActions.betUnseen.type)
    return { polls, isPending: false, unseen: inquiry.unseen + 1, unseenSince };
  return { ...inquiry, polls, isPending: isPending || inquiry.isPending, ...(isPending ? { unseen: 0 } : {}) };
}

/** Whether the bet is considered lost. */
export const isPresumedLost = ({ unseen, unseenSince }: BetInquiry, now: number): boolean =>
  unseen >= MAX_UNSEEN && now - unseenSince >= NOT_FOUND_WINDOW_MS;
