import type { ResponseOf } from '@pavilion/api-client';
import { MESSAGE_KINDS, type MessageKind } from './messageFilter.ts';

/** Returns the number of unread messages of a tab. */
export function countUnread(counts: ResponseOf<'letter.getUnreadForType'> | undefined, kind: MessageKind): number {
  if (!counts) return 0;
  if (kind !== 'all') return counts[`${kind}_count`];
  return MESSAGE_KINDS.reduce((sum, each) => (each === 'all' ? sum : sum + counts[`${each}_count`]), 0);
}
