import type { ChatMessage } from '../messages/chatMessage.ts';
import { createMessageList, MAX_LOADED_MESSAGES } from './createMessageList.ts';

const createMessage = (mid: number, msg = `${mid}`): ChatMessage => ({
  rid: 'lobby',
  mid,
  uid: 'u',
  nickname: 'n',
  role: 'member',
  category: 'text',
  msg,
  time: mid,
});

const createFilled = (...mids: readonly number[]) => {
  const list = createMessageList();
  mids.forEach((mid) => list.put(createMessage(mid)));
  return list;
};

it('F-CHT-23 a recalled message stays recalled when its text comes again', () => {
  const list = createFilled(1, 2, 3);
  list.recall(2);
  list.put(createMessage(2, 'words'));
  expect(list.view()).toMatchObject([{ msg: '1' }, { mid: 2, msg: '', recalled: true }, { msg: '3' }]);
});

it('F-CHT-23 a recall removes the body and leaves other messages unchanged', () => {
  const list = createMessageList();
  list.put({ ...createMessage(5), body: { slip: 'x' } as never });
  list.recall(4);
  list.recall(6);
  expect(list.view()).toMatchObject([{ msg: '5', body: { slip: 'x' } }]);
  list.recall(5);
  expect([list.view()[0]?.body, list.view()[0]?.msg]).toEqual([undefined, '']);
});

it('F-CHT-15 replaces a message that comes again', () => {
  const list = createFilled(1, 2);
  list.put(createMessage(1, 'new'));
  expect(list.view().map(({ msg }) => msg)).toEqual(['new', '2']);
});

it.each`
  held         | put  | follows
  ${[]}        | ${1} | ${true}
  ${[]}        | ${4} | ${false}
  ${[4]}       | ${5} | ${true}
  ${[4]}       | ${6} | ${false}
  ${[4, 5]}    | ${5} | ${false}
  ${[4, 5, 6]} | ${5} | ${false}
`('F-CHT-15 message $put after $held follows without a gap: $follows', ({ held, put, follows }) => {
  const list = createFilled(...(held as number[]));
  expect(list.put(createMessage(put as number))).toBe(follows);
});

it('F-CHT-14 the view has the newest 500 and is the same list until a change', () => {
  const list = createFilled(...Array.from({ length: MAX_LOADED_MESSAGES + 1 }, (_, index) => index + 1));
  const view = list.view();
  expect([view.length, view[0]?.mid, list.isOverLimit(), list.size()]).toEqual([500, 2, true, 501]);
  expect(list.view()).toBe(view);
  list.put(createMessage(502));
  expect(list.view()).not.toBe(view);
});

it('F-CHT-14 removes the oldest messages once 50 are above the limit', () => {
  const list = createFilled(...Array.from({ length: MAX_LOADED_MESSAGES + 50 }, (_, index) => index + 1));
  expect([list.trim(), list.size()]).toEqual([false, 550]);
  list.put(createMessage(551));
  expect([list.trim(), list.size(), list.at(0)?.mid]).toEqual([true, 500, 52]);
});
