import type { ChatMessage } from '@pavilion/chat-socket/protocol';
import { buildChatRows, type RowSources } from './buildChatRows.ts';

const NOON = Date.UTC(2026, 10, 21, 4);
const message = (mid: number, change: Partial<ChatMessage> = {}): ChatMessage => ({
  rid: 'lobby',
  mid,
  uid: 'm1',
  nickname: 'de***01',
  role: 'member',
  category: 'text',
  msg: `第 ${mid} 句`,
  time: NOON + mid * 1_000,
  ...change,
});
const buildRows = (messages: readonly ChatMessage[], change: Partial<RowSources> = {}) =>
  buildChatRows({ messages, waiting: [], ownUid: 'm9', readMid: 99, blocked: new Set(), ...change });
const listRowKeys = (...sources: Parameters<typeof buildRows>) => buildRows(...sources).map(({ key }) => key);
const listFollowing = (messages: readonly ChatMessage[]) =>
  buildRows(messages).map((row) => row.kind === 'message' && row.isFollowing);

it('CHT-06 starts a day at midnight of UTC+8', () => {
  const midnight = Date.UTC(2026, 10, 21, 16);
  const rows = listRowKeys([message(1, { time: midnight - 1 }), message(2, { time: midnight })]);
  expect(rows).toEqual(['d2026-11-21', 'm1', 'd2026-11-22', 'm2']);
});

it('CHT-06 shows a divider before unread messages, unless the player has written since', () => {
  const messages = [message(1), message(2), message(3, { uid: 'm2' }), message(4)];
  expect(listRowKeys(messages, { readMid: 2 })).toEqual(['d2026-11-21', 'm1', 'm2', 'new', 'm3', 'm4']);
  expect(listRowKeys([message(1), message(2, { uid: 'm9' }), message(3)], { readMid: 1 })).not.toContain('new');
});

it('CHT-06 shows a name once for consecutive messages of an author', () => {
  const late = message(3, { time: NOON + 600_000 });
  const messages = [message(1), message(2), late, message(4, { uid: 'm2', time: late.time })];
  expect(listFollowing(messages)).toEqual([false, false, true, false, false]);
});

it.each`
  rule                             | first                 | second
  ${'of the platform'}             | ${{ role: 'system' }} | ${{ role: 'system' }}
  ${'after a recalled message'}    | ${{ recalled: true }} | ${{}}
  ${'three minutes after another'} | ${{ time: NOON }}     | ${{ time: NOON + 180_000 }}
`('CHT-06 shows the name of a message $rule', ({ first, second }) => {
  const messages = [message(1, first as Partial<ChatMessage>), message(2, second as Partial<ChatMessage>)];
  expect(listFollowing(messages)).toEqual([false, false, false]);
});

it('CHT-06 omits blocked authors and places waiting messages last', () => {
  const entry = { cid: 'c', rid: 'lobby', msg: '等等', at: NOON };
  expect(listRowKeys([message(1), message(2, { uid: 'm2' })], { blocked: new Set(['m1']), waiting: [entry] })).toEqual([
    'd2026-11-21',
    'm2',
    'wc',
  ]);
});
