import type { CallFailure, ErrorReaction } from '@pavilion/api-client';

/** Reactions that the site shows by itself (ERR-02, ERR-04), and the one without a message. */
const SILENT_REACTIONS: readonly ErrorReaction[] = ['none', 'relogin', 'bindRealName'];

/** Whether a favourite that was not saved is reported by a toast. */
export const isShownFailure = ({ reaction }: CallFailure): boolean => !SILENT_REACTIONS.includes(reaction);
