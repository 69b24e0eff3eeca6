import type { ResponseOf } from '@pavilion/api-client';
import { countUnread } from './countUnread.ts';
import { MESSAGE_KINDS, readMessageFilter, writeMessageFilter, type MessageFilter } from './messageFilter.ts';

describe('message filter', () => {
  it.each`
    query                            | filter
    ${''}                            | ${{ kind: 'all', isOnlyUnread: false }}
    ${'type=brfd'}                   | ${{ kind: 'brfd', isOnlyUnread: false }}
    ${'type=none&unread=0'}          | ${{ kind: 'all', isOnlyUnread: false }}
    ${'unread=1'}                    | ${{ kind: 'all', isOnlyUnread: true }}
    ${'id=12'}                       | ${{ kind: 'all', isOnlyUnread: false, messageId: '12' }}
    ${'id=123456789012345678'}       | ${{ kind: 'all', isOnlyUnread: false, messageId: '123456789012345678' }}
    ${'id=1234567890123456789'}      | ${{ kind: 'all', isOnlyUnread: false }}
    ${'id=12a'}                      | ${{ kind: 'all', isOnlyUnread: false }}
    ${'id=a12'}                      | ${{ kind: 'all', isOnlyUnread: false }}
    ${'id='}                         | ${{ kind: 'all', isOnlyUnread: false }}
    ${'type=notice&unread=1&id=3&x'} | ${{ kind: 'notice', isOnlyUnread: true, messageId: '3' }}
  `('USR-06 reads "$query" of the URL', ({ query, filter }) => {
    expect(readMessageFilter(new URLSearchParams(query as string))).toEqual(filter);
  });

  it.each`
    filter                                                    | query
    ${{ kind: 'all', isOnlyUnread: false }}                   | ${''}
    ${{ kind: 'fd', isOnlyUnread: false }}                    | ${'type=fd'}
    ${{ kind: 'all', isOnlyUnread: true }}                    | ${'unread=1'}
    ${{ kind: 'all', isOnlyUnread: false, messageId: '5' }}   | ${'id=5'}
    ${{ kind: 'notice', isOnlyUnread: true, messageId: '3' }} | ${'type=notice&unread=1&id=3'}
  `('USR-06 writes $filter as "$query"', ({ filter, query }) => {
    expect(writeMessageFilter(filter as MessageFilter)).toBe(query);
  });
});

describe('countUnread', () => {
  const counts: ResponseOf<'letter.getUnreadForType'> = {
    brnotice_count: 1,
    brbulletin_count: 2,
    bractivity_count: 4,
    brmatch_count: 8,
    brfd_count: 16,
    notice_count: 32,
    activity_count: 64,
    fd_count: 128,
  };

  it('USR-06 counts each tab by its own kind, and all messages in the first one', () => {
    expect(MESSAGE_KINDS.map((kind) => [kind, countUnread(counts, kind)])).toEqual([
      ['all', 255],
      ['brnotice', 1],
      ['brbulletin', 2],
      ['bractivity', 4],
      ['brmatch', 8],
      ['brfd', 16],
      ['notice', 32],
      ['activity', 64],
      ['fd', 128],
    ]);
  });

  it.each(['all', 'fd'] as const)('USR-06 counts nothing in %s before the counts are read', (kind) => {
    expect(countUnread(undefined, kind)).toBe(0);
  });
});
