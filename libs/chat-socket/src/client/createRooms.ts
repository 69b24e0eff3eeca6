import type { ChatMessage } from '../protocol/chatMessage.ts';
import type { ChatPush } from '../protocol/decodeSpeech.ts';
import { DENIED, NOT_FOUND } from '../protocol/codes.ts';
import { PAGE_SIZE } from '../protocol/limits.ts';
import { PUSH_IDS, REQUEST_IDS } from '../protocol/messageIds.ts';
import type { RoomFacts } from '../protocol/roomFacts.ts';
import { ANSWER_MS } from '../machine/linkTiming.ts';
import type { ChatRoom, RoomShut } from './chatState.ts';
import { createTimeline, type HistoryRange, type Timeline } from './createTimeline.ts';
import type { Rooms, RoomsOptions } from './rooms.ts';

interface Question {
  readonly cid: string;
  readonly at: number;
  readonly range: HistoryRange;
}

interface Room {
  facts: RoomFacts;
  line: Timeline;
  isWanted: boolean;
  shut: RoomShut | undefined;
  /** Number of the question to be let in. */
  entering: string | undefined;
  /** In it on the present connection. */
  isIn: boolean;
  /** The page that is on its way. */
  question: Question | undefined;
  wantsOlder: boolean;
  readMid: number | undefined;
  view: ChatRoom | undefined;
}

/** Facts of a room that is wanted and not yet told of. */
const unknownRoom = (rid: string): RoomFacts => ({ rid, name: '', lastMid: 0, online: 0, canSend: false });

/** Makes an empty set of rooms. */
export function createRooms(options: RoomsOptions): Rooms {
  const { clock, ask, createId, onChange } = options;
  let rooms = new Map<string, Room>();
  let isReady = false;

  const changed = (room: Room): void => {
    room.view = undefined;
    onChange();
  };

  const roomOf = (rid: string): Room => {
    const known = rooms.get(rid);
    if (known) return known;
    const room: Room = {
      facts: unknownRoom(rid),
      line: createTimeline(),
      isWanted: false,
      shut: undefined,
      isIn: false,
      entering: undefined,
      question: undefined,
      wantsOlder: false,
      readMid: options.marks.of(rid),
      view: undefined,
    };
    rooms.set(rid, room);
    return room;
  };

  const learn = (facts: RoomFacts): Room => {
    const room = roomOf(facts.rid);
    room.facts = { ...facts, lastMid: Math.max(facts.lastMid, room.facts.lastMid) };
    room.readMid ??= facts.lastMid;
    changed(room);
    return room;
  };

  const enter = (room: Room): void => {
    room.entering = createId();
    ask(REQUEST_IDS.join, { cid: room.entering, rid: room.facts.rid });
  };

  const putOut = (room: Room | undefined, { code, why, reason }: RoomShut): void => {
    if (!room) return;
    room.isWanted = room.isIn = false;
    room.shut = { code, why, reason };
    changed(room);
  };

  /** Asks for what is missing, one page at a time. */
  const seek = (room: Room): void => {
    if (!room.isIn || room.question) return;
    const range = room.line.missing(room.facts.lastMid) ?? (room.wantsOlder ? room.line.older() : undefined);
    if (!range) return;
    const cid = createId();
    const { rid } = room.facts;
    if (!ask(REQUEST_IDS.history, { cid, rid, pageNum: 1, pageSize: PAGE_SIZE, ...range })) return;
    room.question = { cid, at: clock.now(), range };
    changed(room);
  };

  const takeMessage = (message: ChatMessage): void => {
    const room = rooms.get(message.rid);
    if (!room?.isWanted) return;
    room.line.take(message);
    if (message.mid > room.facts.lastMid) room.facts = { ...room.facts, lastMid: message.mid };
    changed(room);
    seek(room);
  };

  const patch = (rid: string | undefined, facts: Partial<RoomFacts>): void => {
    for (const room of rooms.values()) {
      if (rid !== undefined && room.facts.rid !== rid) continue;
      room.facts = { ...room.facts, ...facts };
      changed(room);
    }
  };

  const reset = (facts: readonly RoomFacts[]): void => {
    const before = rooms;
    rooms = new Map();
    for (const { rid } of facts) {
      const room = before.get(rid);
      if (room) rooms.set(rid, room);
    }
    for (const [rid, room] of before) if (room.isWanted) rooms.set(rid, room);
    facts.forEach(learn);
    onChange();
  };

  const push = ({ msgId, msgData }: ChatPush): void => {
    switch (msgId) {
      case PUSH_IDS.message:
      case PUSH_IDS.betShared:
        return takeMessage(msgData);
      case PUSH_IDS.memberJoined:
      case PUSH_IDS.memberLeft:
      case PUSH_IDS.online:
        return patch(msgData.rid, { online: msgData.online });
      case PUSH_IDS.muted:
        if (msgData.uid === options.myUid()) patch(msgData.rid, { mutedUntil: msgData.until, reason: msgData.reason });
        return;
      case PUSH_IDS.recalled: {
        const room = rooms.get(msgData.rid);
        room?.line.recall(msgData.mid);
        if (room) changed(room);
        return;
      }
      case PUSH_IDS.roomChanged:
        return void learn(msgData);
      case PUSH_IDS.roomsChanged:
        return reset(msgData.rooms);
      case PUSH_IDS.removed:
        putOut(rooms.get(msgData.rid), { code: DENIED, why: 'removed', reason: msgData.reason });
    }
  };

  const viewOf = (room: Room): ChatRoom =>
    (room.view ??= {
      ...room.facts,
      isJoined: room.isWanted,
      shut: room.shut,
      messages: room.line.messages(),
      hasMore: room.line.hasMore(),
      isLoading: room.question !== undefined,
      readMid: room.readMid ?? room.facts.lastMid,
      unread: Math.max(0, room.facts.lastMid - (room.readMid ?? room.facts.lastMid)),
    });

  const asking = (cid: string): Room | undefined => [...rooms.values()].find(({ question }) => question?.cid === cid);

  return {
    view: () => Object.fromEntries([...rooms].map(([rid, room]) => [rid, viewOf(room)])),
    join: (rid) => {
      const room = roomOf(rid);
      if (room.isWanted) return;
      room.isWanted = true;
      room.shut = undefined;
      enter(room);
      changed(room);
    },
    leave: (rid) => {
      const room = rooms.get(rid);
      if (!room?.isWanted) return;
      room.isWanted = room.isIn = false;
      ask(REQUEST_IDS.join, { cid: createId(), rid, leave: true });
      changed(room);
    },
    loadHistory: (rid) => {
      const room = rooms.get(rid);
      if (!room?.line.hasMore() || room.wantsOlder) return;
      room.wantsOlder = true;
      seek(room);
    },
    markRead: (rid) => {
      const room = rooms.get(rid);
      if (!room) return;
      room.line.settle();
      if (room.readMid === room.facts.lastMid) return;
      room.readMid = room.facts.lastMid;
      options.marks.set(rid, room.readMid);
      changed(room);
    },
    learnAll: reset,
    linkReady: () => {
      if (isReady) return;
      isReady = true;
      for (const room of rooms.values()) if (room.isWanted) enter(room);
    },
    linkLost: () => {
      if (!isReady) return;
      isReady = false;
      for (const room of rooms.values()) {
        room.isIn = false;
        room.question = undefined;
        changed(room);
      }
    },
    beat: () => {
      for (const room of rooms.values()) {
        if (!room.isWanted) continue;
        if (!room.isIn) enter(room);
        if (room.question && clock.now() - room.question.at >= ANSWER_MS) room.question = undefined;
        seek(room);
      }
    },
    joined: (facts) => {
      const room = learn(facts);
      if (!room.isWanted) return;
      room.isIn = true;
      seek(room);
    },
    page: ({ cid, messages, hasMore }) => {
      const room = asking(cid);
      if (!room?.question) return;
      const { range } = room.question;
      room.question = undefined;
      if (range.beforeMid !== undefined && range.afterMid === undefined) room.wantsOlder = false;
      room.line.fill(range, messages, hasMore);
      const newest = messages.at(-1)?.mid ?? 0;
      if (newest > room.facts.lastMid) room.facts = { ...room.facts, lastMid: newest };
      changed(room);
      seek(room);
    },
    refused: (refusal) => {
      const { cid, code } = refusal;
      if (code === DENIED || code === NOT_FOUND)
        putOut(
          [...rooms.values()].find(({ entering }) => entering === cid),
          refusal,
        );
      const room = asking(cid);
      if (!room) return;
      room.question = undefined;
      room.wantsOlder = false;
      changed(room);
    },
    take: takeMessage,
    push,
    forget: () => {
      for (const room of rooms.values()) {
        room.line = createTimeline();
        changed(room);
      }
    },
    clear: () => {
      for (const [rid, room] of rooms) if (!room.isWanted) rooms.delete(rid);
      const wanted = [...rooms.keys()];
      rooms = new Map();
      isReady = false;
      for (const rid of wanted) roomOf(rid).isWanted = true;
      onChange();
    },
  };
}
