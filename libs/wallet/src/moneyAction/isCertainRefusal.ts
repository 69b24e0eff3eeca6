import { isSiteError } from '@pavilion/kernel';

/** Answers of §8 that may hide a success: server error, gateway, busy or still running, abnormal. */
const DOUBTFUL: readonly unknown[] = [6005, 6006, 6317, 6399];

/**
 * Answers that a handler gives which looked at the request id first: only they settle a question about an earlier try.
 * The others (6001, 6003, 6013, 6033 …) turn the question away at the door and say nothing about the try.
 */
const OF_THE_HANDLER: readonly unknown[] = [
  6004, 6007, 6009, 6011, 6012, 6014, 6015, 6037, 6100, 6301, 6413, 6415, 6449,
];

interface CallFacts {
  readonly kind?: string;
  readonly code?: unknown;
  readonly outcome?: unknown;
}

/** Whether an error of a first try proves that no money moved: the platform said no, or nothing left the machine. */
export function isCertainRefusal(error: unknown): boolean {
  if (!isSiteError(error)) return false;
  const { kind, code, outcome } = error as CallFacts;
  return kind === 'api' ? !DOUBTFUL.includes(code) : outcome === 'none';
}

/** Whether an error of a question under the same request id settles what became of the first try. */
export function isSettlingRefusal(error: unknown): boolean {
  if (!isSiteError(error)) return false;
  const { kind, code } = error as CallFacts;
  return kind === 'api' && OF_THE_HANDLER.includes(code);
}
