import { type FlowFailure } from './flowFailure.ts';

/** The platform's own trouble, after which nobody knows what it did: 6317 says "still being worked on". */
const troubled: readonly (number | undefined)[] = [6005, 6006, 6317, 6399];

/** Whether a failed call may have had its effect all the same: no answer, an unreadable one, or the platform's own trouble. */
export function isUndecided({ kind, code }: FlowFailure): boolean {
  return kind === 'transport' || kind === 'protocol' || troubled.includes(code);
}
