import { createMemoryStore } from '@pavilion/kernel';
import type { ChatMessage } from '../messages/chatMessage.ts';
import { createFakeClock } from '@pavilion/kernel/testing';
import { createReadMarks } from './createReadMarks.ts';
import { createRooms } from './createRooms.ts';

const JOIN = 10002;
const HISTORY = 10011;

type Request = { readonly msgId: number; readonly cid: string; readonly leave?: boolean; readonly beforeMid?: number };

const createMessage = (mid: number): ChatMessage => ({
  rid: 'lobby',
  mid,
  uid: 'bob',
  nickname: 'bob',
  role: 'member',
  category: 'text',
  msg: `${mid}`,
  time: mid,
});
const createInfo = (rid: string, lastMid = 0) => ({ rid, name: rid, lastMid, online: 1, canSend: true });

function openRooms() {
  const clock = createFakeClock();
  const sent: Request[] = [];
  const network = { isOpen: true };
  let ids = 0;
  const onChange = jest.fn();
  const store = createMemoryStore();
  const rooms = createRooms({
    clock,
    onChange,
    createId: () => `id-${(ids += 1)}`,
    myUid: () => 'ann',
    marks: createReadMarks(store, () => 'member:ann'),
    sendRequest: (msgId, msgData) => {
      if (network.isOpen) sent.push({ msgId, ...(msgData as Omit<Request, 'msgId'>) });
      return network.isOpen;
    },
  });
  const take = () => sent.splice(0);
  const requestIds = () => take().map(({ msgId }) => msgId);
  return { rooms, clock, sent, network, store, onChange, take, requestIds, lobby: () => rooms.view()['lobby'] };
}

/** Opens rooms with a joined lobby whose history is loaded: messages 1 to `lastMid`. */
function openLobby(lastMid = 3, hasMore = false) {
  const stage = openRooms();
  const { rooms, take } = stage;
  rooms.linkReady();
  rooms.join('lobby');
  rooms.joined(createInfo('lobby', lastMid));
  const [, page] = take();
  const messages = Array.from({ length: lastMid }, (_, index) => createMessage(index + 1));
  fillPage(stage, { cid: page?.cid ?? '', messages, hasMore });
  return stage;
}

function fillPage(
  { rooms }: ReturnType<typeof openRooms>,
  page: { readonly cid: string; readonly messages: readonly ChatMessage[]; readonly hasMore: boolean },
) {
  rooms.page({ code: 6000, rid: 'lobby', pageNum: 1, pageSize: 15, ...page });
}

describe('joining', () => {
  it('CHT-06 joins a room once, then loads its newest page', () => {
    const { rooms, take } = openRooms();
    rooms.join('lobby');
    rooms.join('lobby');
    expect(take()).toEqual([{ msgId: JOIN, cid: 'id-1', rid: 'lobby' }]);
    rooms.joined(createInfo('lobby', 3));
    expect(take()).toEqual([{ msgId: HISTORY, cid: 'id-2', rid: 'lobby', pageNum: 1, pageSize: 15 }]);
  });

  it('CHT-06 joins the wanted rooms after each login, and no others', () => {
    const { rooms, take } = openRooms();
    rooms.join('lobby');
    rooms.learnAll([createInfo('lobby'), createInfo('sport')]);
    take();
    rooms.linkReady();
    rooms.linkReady();
    expect(take().map(({ msgId }) => msgId)).toEqual([JOIN]);
    rooms.linkLost();
    rooms.linkReady();
    expect(take().map(({ msgId }) => msgId)).toEqual([JOIN]);
  });

  it('CHT-06 repeats a join without a reply with the next heartbeat, and not for a joined room', () => {
    const { rooms, requestIds } = openRooms();
    rooms.join('lobby');
    rooms.learnAll([createInfo('lobby'), createInfo('sport')]);
    requestIds();
    rooms.beat();
    expect(requestIds()).toEqual([JOIN]);
    rooms.joined(createInfo('lobby'));
    requestIds();
    rooms.beat();
    expect(requestIds()).toEqual([]);
  });

  it('CHT-06 a refusal concerns the room of its request only', () => {
    const { rooms, take } = openRooms();
    rooms.join('lobby');
    rooms.join('sport');
    const [, sport] = take();
    rooms.refused({ cid: 'other', code: 6003 });
    rooms.refused({ cid: sport?.cid ?? '', code: 6011 });
    expect(Object.values(rooms.view()).map(({ isJoined }) => isJoined)).toEqual([true, true]);
    rooms.refused({ cid: sport?.cid ?? '', code: 6004, why: 'closed' });
    expect(rooms.view()).toMatchObject({
      lobby: { isJoined: true, shut: undefined },
      sport: { isJoined: false, shut: { code: 6004, why: 'closed' } },
    });
  });

  it('CHT-06 leaves a joined room once and ignores its late join reply', () => {
    const { rooms, take, requestIds, lobby } = openLobby();
    take();
    rooms.leave('lobby');
    rooms.leave('lobby');
    rooms.leave('unknown');
    expect(take()).toMatchObject([{ msgId: JOIN, leave: true }]);
    rooms.joined(createInfo('lobby', 9));
    expect([requestIds(), lobby()?.isJoined, lobby()?.lastMid]).toEqual([[], false, 9]);
  });
});

describe('history', () => {
  it('CHT-04 loads the page before the oldest message, one at a time', () => {
    const stage = openLobby(3, true);
    const { rooms, take, lobby } = stage;
    rooms.loadHistory('lobby');
    rooms.loadHistory('lobby');
    const [page, ...others] = take();
    expect([page?.beforeMid, others, lobby()?.isLoading]).toEqual([1, [], true]);
    fillPage(stage, { cid: page?.cid ?? '', messages: [], hasMore: false });
    expect([take(), lobby()?.isLoading, lobby()?.hasMore]).toEqual([[], false, false]);
    rooms.loadHistory('lobby');
    rooms.loadHistory('unknown');
    expect(take()).toEqual([]);
  });

  it('CHT-04 ignores a page that no room has requested', () => {
    const stage = openLobby(3, true);
    stage.rooms.loadHistory('lobby');
    stage.onChange.mockClear();
    fillPage(stage, { cid: 'other', messages: [createMessage(7)], hasMore: false });
    expect(stage.lobby()).toMatchObject({ isLoading: true, lastMid: 3 });
    expect(stage.onChange).not.toHaveBeenCalled();
  });

  it('CHT-04 a refused page can be requested again', () => {
    const { rooms, take, lobby } = openLobby(3, true);
    rooms.loadHistory('lobby');
    const [page] = take();
    rooms.refused({ cid: 'other', code: 6005 });
    expect(lobby()?.isLoading).toBe(true);
    rooms.refused({ cid: page?.cid ?? '', code: 6005 });
    expect(lobby()?.isLoading).toBe(false);
    rooms.beat();
    expect(take()).toEqual([]);
    rooms.loadHistory('lobby');
    expect(take()).toHaveLength(1);
  });

  it.each`
    after     | isRepeated
    ${9_999}  | ${false}
    ${10_000} | ${true}
  `('CHT-04 a page without a reply is requested again after $after ms: $isRepeated', async ({ after, isRepeated }) => {
    const { rooms, take, clock } = openLobby(3, true);
    rooms.loadHistory('lobby');
    take();
    await clock.advanceAsync(after as number);
    rooms.beat();
    expect(take().map(({ msgId }) => msgId)).toEqual(isRepeated ? [HISTORY] : []);
  });

  it('CHT-04 a page that could not be sent is requested with the next heartbeat', () => {
    const { rooms, take, network, lobby } = openLobby(3, true);
    network.isOpen = false;
    rooms.loadHistory('lobby');
    expect(lobby()?.isLoading).toBe(false);
    network.isOpen = true;
    rooms.beat();
    expect(take().map(({ msgId }) => msgId)).toEqual([HISTORY]);
  });

  it('F-CHT-08 loads a gap, and the end of the list after a push of a later message', () => {
    const { rooms, take } = openLobby(3);
    rooms.take(createMessage(6));
    expect(take()).toMatchObject([{ msgId: HISTORY, afterMid: 3, beforeMid: 6 }]);
  });

  it('F-CHT-08 loads nothing for a room that was left', () => {
    const { rooms, take, lobby } = openLobby(3);
    rooms.leave('lobby');
    take();
    rooms.take(createMessage(6));
    expect([take(), lobby()?.lastMid]).toEqual([[], 3]);
  });

  it('F-CHT-08 a lost link discards the requested page, which is requested again after the login', () => {
    const { rooms, take, lobby } = openLobby(3, true);
    rooms.loadHistory('lobby');
    take();
    rooms.linkLost();
    expect(lobby()?.isLoading).toBe(false);
    rooms.linkReady();
    rooms.joined(createInfo('lobby', 3));
    expect(take().map(({ msgId }) => msgId)).toEqual([JOIN, HISTORY]);
  });
});

describe('state of a room', () => {
  it('CHT-06 counts unread messages and stores the read mark', () => {
    const { rooms, lobby, store, onChange } = openLobby(3);
    rooms.take(createMessage(4));
    expect([lobby()?.unread, lobby()?.readMid]).toEqual([1, 3]);
    rooms.markRead('lobby');
    expect([lobby()?.unread, store.get('chat.read.member:ann')]).toEqual([0, '{"lobby":4}']);
    onChange.mockClear();
    rooms.markRead('lobby');
    rooms.markRead('unknown');
    expect(onChange).not.toHaveBeenCalled();
  });

  it('CHT-06 the view of a room is the same object until it changes', () => {
    const { rooms, lobby } = openLobby(3);
    const before = lobby();
    expect(lobby()).toBe(before);
    rooms.take(createMessage(4));
    expect(lobby()).not.toBe(before);
  });

  it('CHT-01 a room without data from the server is read-only and empty', () => {
    const { rooms, lobby } = openRooms();
    rooms.join('lobby');
    expect(lobby()).toMatchObject({ name: '', canSend: false, online: 0, lastMid: 0, unread: 0, messages: [] });
  });

  it('CHT-01 a message of an unknown room is ignored', () => {
    const { rooms, sent } = openRooms();
    rooms.take(createMessage(1));
    rooms.push({ msgId: 10008, msgData: { rid: 'lobby', mid: 1 } });
    rooms.push({ msgId: 10017, msgData: { rid: 'lobby' } });
    expect([rooms.view(), sent]).toEqual([{}, []]);
  });

  it('CHT-01 an older number of the newest message changes nothing', () => {
    const { rooms, lobby } = openLobby(3);
    rooms.learnAll([createInfo('lobby', 1)]);
    rooms.take(createMessage(2));
    expect(lobby()?.lastMid).toBe(3);
  });

  it('CHT-01 the list of rooms removes those that are neither listed nor joined', () => {
    const { rooms } = openRooms();
    rooms.join('mine');
    rooms.learnAll([createInfo('lobby'), createInfo('sport')]);
    rooms.learnAll([createInfo('sport'), createInfo('new')]);
    expect(Object.keys(rooms.view()).sort()).toEqual(['mine', 'new', 'sport']);
  });

  it('CHT-01 a mute concerns the own uid; without a room it concerns all rooms', () => {
    const { rooms } = openRooms();
    rooms.learnAll([createInfo('lobby'), createInfo('sport')]);
    const mutes = () => Object.values(rooms.view()).map(({ mutedUntil, reason }) => [mutedUntil, reason]);
    rooms.push({ msgId: 10007, msgData: { uid: 'bob', until: 5 } });
    expect(mutes()).toEqual([
      [undefined, undefined],
      [undefined, undefined],
    ]);
    rooms.push({ msgId: 10007, msgData: { uid: 'ann', until: 6, rid: 'sport', reason: '刷屏' } });
    expect(mutes()).toEqual([
      [undefined, undefined],
      [6, '刷屏'],
    ]);
    rooms.push({ msgId: 10007, msgData: { uid: 'ann', until: 7 } });
    expect(mutes()).toEqual([
      [7, undefined],
      [7, undefined],
    ]);
  });

  it('CHT-01 the end of an identity clears joined rooms and removes the others', () => {
    const { rooms, requestIds, lobby } = openLobby(3);
    rooms.learnAll([createInfo('lobby', 3), createInfo('sport')]);
    rooms.clear();
    expect(Object.keys(rooms.view())).toEqual(['lobby']);
    expect(lobby()).toMatchObject({ messages: [], isJoined: true, name: '' });
    requestIds();
    rooms.linkReady();
    expect(requestIds()).toEqual([JOIN]);
  });
});
