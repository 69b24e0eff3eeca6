import type { ResponseOf } from '@pavilion/api-client';
import { findFirstUnread } from './findFirstUnread.ts';

type Message = ResponseOf<'service.conversation'>['list'][number];
const list = (['player', 'platform', 'desk', 'player', 'desk', 'desk', 'player'] as const).map(
  (author, index): Message => ({ messageId: String(index), author, text: 'x', images: [], createTime: 1 }),
);

it.each`
  unread | first
  ${0}   | ${undefined}
  ${1}   | ${'5'}
  ${2}   | ${'4'}
  ${3}   | ${'2'}
  ${9}   | ${'2'}
`('NAV-08 the first of $unread unread replies is message $first', ({ unread, first }) => {
  expect(findFirstUnread({ unread, list })).toBe(first);
});
