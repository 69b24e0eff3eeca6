import type { ResponseOf } from '@pavilion/api-client';

/** Counts unread inbox messages of all kinds. The `br…` counts are messages to all members. */
export function countUnread(counts: ResponseOf<'letter.getUnreadForType'>): number {
  return (
    counts.brnotice_count +
    counts.bractivity_count +
    counts.brbulletin_count +
    counts.brmatch_count +
    counts.brfd_count +
    counts.notice_count +
    counts.activity_count +
    counts.fd_count
  );
}
