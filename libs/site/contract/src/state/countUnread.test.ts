import { countUnread } from './countUnread.ts';

const kinds = [
  'brnotice_count',
  'bractivity_count',
  'brbulletin_count',
  'brmatch_count',
  'brfd_count',
  'notice_count',
  'activity_count',
  'fd_count',
] as const;
const none = Object.fromEntries(kinds.map((kind) => [kind, 0])) as Parameters<typeof countUnread>[0];

it.each(kinds)('USR-06 counts the unread messages of `%s`', (kind) => {
  expect(countUnread({ ...none, [kind]: 3 })).toBe(3);
});

it('USR-06 adds the messages of all kinds', () => {
  const counts = Object.fromEntries(kinds.map((kind, at) => [kind, 2 ** at])) as typeof none;
  expect(countUnread(counts)).toBe(255);
});
