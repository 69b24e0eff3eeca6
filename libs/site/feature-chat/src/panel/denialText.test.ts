import type { ChatRoom } from '@pavilion/chat-socket';
import { DENIALS } from '@pavilion/chat-socket/protocol';
import type { ChatT } from '../messages/chatMessages.ts';
import { zhCN } from '../messages/zhCN.ts';
import { formatReadOnlyReason, formatAccessDenied } from './denialText.ts';

const t = ((key: keyof typeof zhCN, values: Readonly<Record<string, string>> = {}) =>
  zhCN[key].replaceAll(/\{(\w+)\}/g, (_all, name: string) => values[name] ?? '')) as ChatT;

const NOON = Date.UTC(2026, 10, 22, 4);
const HOUR = 3_600_000;

it.each`
  code    | why          | shown
  ${6003} | ${'removed'} | ${'您已被请出这个房间。'}
  ${6003} | ${'muted'}   | ${'禁言期间不能进入这个房间。'}
  ${6003} | ${'closed'}  | ${'这个房间现在不开放。'}
  ${6003} | ${'guest'}   | ${'登录后可以进入这个房间。'}
  ${6003} | ${'vipOnly'} | ${'您现在不能进入这个房间。'}
  ${6003} | ${undefined} | ${'您现在不能进入这个房间。'}
  ${6004} | ${undefined} | ${'这个房间已经不在了。'}
`('CHT-06 shows a denied join with $code $why as $shown', ({ code, why, shown }) =>
  expect(formatAccessDenied({ code: code as number, why: why as string | undefined }, t)).toBe(shown),
);

it.each`
  room                                                         | shown
  ${{ canSend: true }}                                         | ${undefined}
  ${{ canSend: false, why: 'guest' }}                          | ${'登录后可以在这个房间发言。'}
  ${{ canSend: false, why: 'closed' }}                         | ${'这个房间现在只有管理员可以发言。'}
  ${{ canSend: false }}                                        | ${'您现在不能在这个房间发言。'}
  ${{ canSend: false, why: 'muted', mutedUntil: NOON + HOUR }} | ${'您已被禁言，13:00 后可以发言。'}
  ${{ canSend: true, mutedUntil: NOON + 24 * HOUR }}           | ${'您已被禁言，11月23日 12:00 后可以发言。'}
`('CHT-06 shows the reason why a player may only read: $shown', ({ room, shown }) =>
  expect(formatReadOnlyReason(room as ChatRoom, NOON, t)).toBe(shown),
);

it('CHT-06 every denial of the protocol has its own text', () => {
  const texts = DENIALS.map((why) => formatAccessDenied({ code: 6003, why }, t));
  expect(new Set([...texts, formatAccessDenied({ code: 6003 }, t)]).size).toBe(DENIALS.length + 1);
});
