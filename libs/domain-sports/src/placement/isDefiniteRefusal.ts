import { isSiteError } from '@pavilion/kernel';

/** Answers of §8 that may hide a bet that went through: server error, gateway, submitted twice, invocation, busy, abnormal. */
const DOUBTFUL_CODES: readonly unknown[] = [6005, 6006, 6011, 6012, 6014, 6317, 6399];

/**
 * Whether an error proves that no bet was made: the platform said no, or nothing left the machine.
 *
 * Reads the shape of api-client's errors (`kind`, `code`, `outcome`) without needing that library. Anything else, bugs
 * included, is doubt, and doubt is asked about (F-BET-05).
 *
 * Stricter than api-client's `isOutcomeUnknown` on purpose: there 6011 (submitted too often), 6012 (warning) and 6014
 * (invocation error) are the platform's no, for the player is told and looks. Here a wrong no would unlock the slip over
 * a bet that stands, and the next click would be a second one; a wrong doubt costs one question, to which the platform
 * answers that it never saw the id.
 */
export function isDefiniteRefusal(error: unknown): boolean {
  if (!isSiteError(error)) return false;
  const { kind, code, outcome } = error as {
    readonly kind: string;
    readonly code?: unknown;
    readonly outcome?: unknown;
  };
  return kind === 'api' ? !DOUBTFUL_CODES.includes(code) : outcome === 'none';
}
