/**
 * Reasons of a denial (6003): removed from the room, muted, closed to all but the operator, not for guests. They are parsed
 * as text, because a newer server may send others.
 */
export const DENIALS = ['removed', 'muted', 'closed', 'guest'] as const;

/** Reason of a denial (6003). */
export type AccessDenial = (typeof DENIALS)[number];
