import fc from 'fast-check';
import type { ChatMessage } from '../messages/chatMessage.ts';
import { MAX_LOADED_MESSAGES } from './createMessageList.ts';
import { createTimeline } from './createTimeline.ts';

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

/** Returns all permutations of a list. */
const listPermutations = <Item>(items: readonly Item[]): Item[][] =>
  items.length === 0
    ? [[]]
    : items.flatMap((item, at) => listPermutations(items.toSpliced(at, 1)).map((rest) => [item, ...rest]));

it('CHT-04 an empty list has no older messages to load', () => {
  const line = createTimeline();
  expect([line.messages(), line.hasMore()]).toEqual([[], false]);
});

it('F-CHT-15 shows five pushes once and sorted, in every order and each sent twice', () => {
  for (const order of listPermutations([1, 2, 3, 4, 5])) {
    const line = createTimeline();
    for (const mid of [...order, ...order.toReversed()]) line.take(createMessage(mid));
    expect(line.messages().map(({ mid }) => mid)).toEqual([1, 2, 3, 4, 5]);
  }
});

it('F-CHT-08 completes the messages with pages of 15, whichever pushes were lost', () => {
  const property = fc.property(fc.integer({ min: 1, max: 400 }), fc.func(fc.boolean()), (count, arrives) => {
    const log = Array.from({ length: count }, (_, index) => createMessage(index + 1));
    const line = createTimeline();
    for (const message of log) if (arrives(message.mid)) line.take(message);
    let pages = 0;
    for (let range = line.missing(count); range; range = line.missing(count)) {
      const { afterMid = 0, beforeMid = Infinity } = range;
      const fits = log.filter(({ mid }) => mid > afterMid && mid < beforeMid);
      line.fill(range, fits.slice(-15), fits.length > 15);
      pages += 1;
      if (pages > count + 1) throw new Error('createTimeline: missing() does not terminate');
    }
    const seen = line.messages().map(({ mid }) => mid);
    expect(seen).toEqual(log.slice(-seen.length).map(({ mid }) => mid));
  });
  fc.assert(property);
});

it('F-CHT-08 requests a number that does not exist once', () => {
  const line = createTimeline();
  line.fill({}, [createMessage(7)], false);
  line.take(createMessage(10));
  const range = line.missing(10);
  expect(range).toEqual({ afterMid: 7, beforeMid: 10 });
  line.fill(range ?? {}, [createMessage(9)], false);
  expect(line.missing(10)).toBeUndefined();
});

it('F-CHT-14 keeps the newest of 10,000 messages, and older ones while the player reads back', () => {
  const line = createTimeline();
  line.fill({}, [], false);
  for (let mid = 1; mid <= 10_000; mid += 1) line.take(createMessage(mid));
  const shown = line.messages();
  expect([shown.length, shown[0]?.mid, line.hasMore()]).toEqual([MAX_LOADED_MESSAGES, 9_501, true]);
  const back = Array.from({ length: 15 }, (_, index) => createMessage(9_436 + index));
  line.fill(line.older(), back, true);
  for (let mid = 10_001; mid <= 10_300; mid += 1) line.take(createMessage(mid));
  expect(line.messages()[0]?.mid).toBe(9_436);
  line.settle();
  expect(line.messages().length).toBe(MAX_LOADED_MESSAGES);
});

describe('first messages of a room', () => {
  it.each`
    when                                    | isReadFirst
    ${'before the page of history arrives'} | ${false}
    ${'after the page of history'}          | ${true}
  `('F-CHT-24 requests message 1, lost before message 2 arrived $when, and keeps the order', ({ isReadFirst }) => {
    const line = createTimeline();
    if (isReadFirst) {
      line.fill({}, [], false);
      expect(line.missing(0)).toBeUndefined();
    }
    line.take(createMessage(2));
    if (!isReadFirst) line.fill({}, [], false);
    const range = line.missing(2);
    expect(range).toEqual({ afterMid: 0, beforeMid: 2 });
    line.fill(range ?? {}, [createMessage(1)], false);
    expect(line.messages().map(({ mid }) => mid)).toEqual([1, 2]);
    expect(line.missing(2)).toBeUndefined();
  });

  it('F-CHT-24 requests a first number that does not exist once', () => {
    const line = createTimeline();
    line.take(createMessage(3));
    line.fill({}, [], false);
    expect(line.missing(3)).toEqual({ afterMid: 0, beforeMid: 3 });
    line.fill({ afterMid: 0, beforeMid: 3 }, [], false);
    expect(line.missing(3)).toBeUndefined();
  });

  it('F-CHT-24 does not request the numbers before a history that begins later', () => {
    const line = createTimeline();
    line.fill({}, [createMessage(40), createMessage(41)], false);
    expect(line.missing(41)).toBeUndefined();
  });

  it('F-CHT-24 F-CHT-08 completes a room, whenever its history was read and whichever pushes were lost', () => {
    const property = fc.property(
      fc.integer({ min: 1, max: 60 }),
      fc.nat({ max: 60 }),
      fc.func(fc.boolean()),
      (count, readAt, arrives) => {
        const log = Array.from({ length: count }, (_, index) => createMessage(index + 1));
        const line = createTimeline();
        for (const message of log.slice(readAt)) if (arrives(message.mid)) line.take(message);
        const early = log.slice(0, readAt);
        line.fill({}, early.slice(-15), early.length > 15);
        const lastMid = line.messages().at(-1)?.mid ?? 0;
        for (let range = line.missing(lastMid); range; range = line.missing(lastMid)) {
          const { afterMid = 0, beforeMid = Infinity } = range;
          const fits = log.filter(({ mid }) => mid > afterMid && mid < beforeMid);
          line.fill(range, fits.slice(-15), fits.length > 15);
        }
        const seen = line.messages().map(({ mid }) => mid);
        const first = line.hasMore() ? (seen[0] ?? 0) : 1;
        expect(seen).toEqual(log.map(({ mid }) => mid).filter((mid) => mid >= first && mid <= lastMid));
      },
    );
    fc.assert(property);
  });
});

const createLoaded = (mids: readonly number[], hasMore = false) => {
  const line = createTimeline();
  line.fill({}, mids.map(createMessage), hasMore);
  return line;
};

it.each`
  lastMid | missing
  ${3}    | ${undefined}
  ${4}    | ${{ afterMid: 3, beforeMid: 5 }}
  ${153}  | ${{ afterMid: 3, beforeMid: 154 }}
  ${154}  | ${{}}
`('F-CHT-08 with messages to 3 and $lastMid on the server it requests $missing', ({ lastMid, missing }) => {
  const line = createLoaded([1, 2, 3]);
  expect(line.missing(lastMid as number)).toEqual(missing);
  expect(line.messages().length).toBe(lastMid === 154 ? 0 : 3);
});

it('F-CHT-08 requests the newest page before anything else', () => {
  const line = createTimeline();
  line.take(createMessage(7));
  expect(line.missing(7)).toEqual({});
});

it('F-CHT-08 requests gaps from new to old, and none that is filled', () => {
  const line = createLoaded([1], false);
  for (const mid of [3, 4, 6]) line.take(createMessage(mid));
  expect(line.missing(6)).toEqual({ afterMid: 4, beforeMid: 6 });
  line.fill({ afterMid: 4, beforeMid: 6 }, [createMessage(5)], false);
  expect(line.missing(6)).toEqual({ afterMid: 1, beforeMid: 3 });
  line.take(createMessage(2));
  expect(line.missing(6)).toBeUndefined();
});

it('F-CHT-08 a page with more messages before it leaves the rest of its range missing', () => {
  const line = createLoaded([1]);
  line.take(createMessage(9));
  line.fill({ afterMid: 1, beforeMid: 9 }, [createMessage(7), createMessage(8)], true);
  expect(line.missing(9)).toEqual({ afterMid: 1, beforeMid: 7 });
});

it('CHT-04 a message older than the loaded ones waits for its page, unless no page is left', () => {
  const more = createLoaded([5, 6], true);
  more.take(createMessage(3));
  expect(more.messages().map(({ mid }) => mid)).toEqual([5, 6]);
  const all = createLoaded([5, 6], false);
  all.take(createMessage(3));
  expect(all.messages().map(({ mid }) => mid)).toEqual([3, 5, 6]);
});

it('CHT-04 only a page at the end of the list decides whether there are older messages', () => {
  const line = createLoaded([5, 6], true);
  line.take(createMessage(9));
  line.fill({ afterMid: 6, beforeMid: 9 }, [createMessage(7), createMessage(8)], false);
  expect([line.hasMore(), line.older()]).toEqual([true, { beforeMid: 5 }]);
  line.fill({ beforeMid: 5 }, [createMessage(4)], false);
  expect(line.hasMore()).toBe(false);
});
