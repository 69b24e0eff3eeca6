import { decodeServerFrame, PUSH_IDS } from '@pavilion/chat-socket/protocol';
import type { ChatRoomRow } from '../../db/tables/chatTables.ts';
import { defaultChatLimits } from '../moderation/chatLimits.ts';
import { createHub, type Listener } from './createHub.ts';
import type { Person } from '../rooms/person.ts';

const row = (id: string, state: 'open' | 'closed' = 'open') =>
  ({ id, state, names: { 'zh-CN': id, 'zh-TW': id }, locale: null, last_seq: 0n }) as unknown as ChatRoomRow;
const member: Person = { uid: 'm1', nickname: 'm', role: 'member', memberId: 1 };
const guest: Person = { uid: 'g1', nickname: 'g', role: 'guest' };

/** Decodes a short frame of the server (RFC 6455 §5.2). */
const readFrame = (frame: Buffer) => decodeServerFrame(frame.subarray(frame[1] === 126 ? 4 : 2).toString());

/** Creates a hub with three rooms, a controlled clock and one connection that records its frames. */
function openHub(person: Person) {
  let now = 0;
  const hub = createHub({ limits: () => defaultChatLimits, now: () => now });
  hub.reload([row('lobby'), row('football'), row('news', 'closed')], [], []);
  const received: Buffer[] = [];
  const listener: Listener = {
    locale: 'zh-CN',
    person: () => person,
    ban: () => undefined,
    push: (frames) => void received.push(frames),
  };
  hub.addListener(listener, person);
  const facts = (rid: string) => hub.facts(listener).find((room) => room.rid === rid);
  return { hub, facts, received, pass: (ms: number) => (now += ms) };
}

it.each`
  who       | room          | done                                                           | why
  ${member} | ${'lobby'}    | ${undefined}                                                   | ${undefined}
  ${member} | ${'news'}     | ${undefined}                                                   | ${'closed'}
  ${guest}  | ${'lobby'}    | ${undefined}                                                   | ${undefined}
  ${guest}  | ${'football'} | ${undefined}                                                   | ${'guest'}
  ${member} | ${'football'} | ${{ kind: 'muted', uid: 'm1', until: 9, reason: '刷屏' }}      | ${'muted'}
  ${member} | ${'football'} | ${{ kind: 'out', uid: 'm1', rid: 'football', reason: '广告' }} | ${'removed'}
  ${member} | ${'lobby'}    | ${{ kind: 'out', uid: 'm1', rid: 'football', reason: '广告' }} | ${undefined}
`('CHT-06 $who.role in $room after $done.kind: write access is denied by $why', ({ who, room, done, why }) => {
  const { hub, facts } = openHub(who as Person);
  if (done) hub.handle(done as Parameters<typeof hub.handle>[0]);
  expect(facts(room as string)).toMatchObject({ canSend: why === undefined });
  expect(facts(room as string)?.why).toBe(why);
  expect(facts(room as string)?.reason).toBe(why === 'muted' ? '刷屏' : why === 'removed' ? '广告' : undefined);
});

it('CHT-06 pushes the end of a mute once', () => {
  const { hub, facts, received, pass } = openHub(member);
  hub.handle({ kind: 'muted', uid: 'm1', until: 60_000, reason: '刷屏' });
  expect(facts('lobby')).toMatchObject({ mutedUntil: 60_000, canSend: false });
  pass(60_000);
  received.length = 0;
  hub.sweep();
  hub.sweep();
  expect(received.map(readFrame)).toMatchObject([
    { frame: { msgId: PUSH_IDS.muted, msgData: { uid: 'm1', until: 0 } } },
    { frame: { msgId: PUSH_IDS.roomsChanged, msgData: { rooms: [{ canSend: true }, {}, {}] } } },
  ]);
});
