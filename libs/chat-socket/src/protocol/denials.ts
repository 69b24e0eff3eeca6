/**
 * Why something is denied (6003), in a word: put out of the room, mute, the room is the house's alone, not for guests. A newer
 * server may know others, so it is read as text.
 */
export const DENIALS = ['removed', 'muted', 'closed', 'guest'] as const;

export type AccessDenial = (typeof DENIALS)[number];
