import { createMemoryStore, systemClock } from '@pavilion/kernel';
import type { ChatMessage } from '../messages/chatMessage.ts';
import { REQUEST_IDS } from '../messages/messageIds.ts';
import { OK } from '../protocol/codes.ts';
import type { RoomInfo } from '../messages/roomInfo.ts';
import { createReadMarks } from './createReadMarks.ts';
import { createRooms } from './createRooms.ts';

const lobby: RoomInfo = { rid: 'lobby', name: '大厅', lastMid: 0, online: 1, canSend: true };
const page = { code: OK, rid: 'lobby', pageNum: 1, pageSize: 15, hasMore: false } as const;
const createMessage = (mid: number): ChatMessage => ({
  rid: 'lobby',
  mid,
  uid: 'u',
  nickname: 'n',
  role: 'member',
  category: 'text',
  msg: `${mid}`,
  time: mid,
});

it('F-CHT-24 fetches message 1, lost while the empty history was read, before message 2', () => {
  const requests: { readonly cid: string }[] = [];
  let ids = 0;
  const rooms = createRooms({
    clock: systemClock,
    createId: () => `c${(ids += 1)}`,
    sendRequest: (id, data) => {
      if (id === REQUEST_IDS.history) requests.push(data as { readonly cid: string });
      return true;
    },
    myUid: () => 'me',
    marks: createReadMarks(createMemoryStore(), () => 'me'),
    onChange: () => undefined,
  });
  const reply = (messages: readonly ChatMessage[]) =>
    rooms.page({ ...page, cid: requests.at(-1)?.cid ?? '', messages });
  rooms.join('lobby');
  rooms.linkReady();
  rooms.joined(lobby);
  rooms.take(createMessage(2));
  reply([]);
  expect(requests).toHaveLength(2);
  expect(requests[1]).toMatchObject({ rid: 'lobby', afterMid: 0, beforeMid: 2 });
  reply([createMessage(1)]);
  expect(rooms.view()['lobby']?.messages.map(({ mid }) => mid)).toEqual([1, 2]);
  expect(requests).toHaveLength(2);
});
