import { createFakeClock } from '@pavilion/kernel/testing';
import { settle } from '@pavilion/testing';
import { createBoardStore } from '../board/createBoardStore.ts';
import type { WireBoard, WireChanges } from '../entities/wire.ts';
import { wireBoard, wireChanges } from './samples.ts';
import { createSportFeed } from '../feed/createSportFeed.ts';
import type { SportFeedPorts } from '../feed/feedTypes.ts';
import type { LinkSocketHandlers, WakeReason } from '@pavilion/kernel/link';

export const CHANNEL = 'FT.RB';
const HOME = '700001.RE.0.H';
/** Changes the home price. */
export const createPriceChange = (price: string, version: number) => ({
  prices: [[HOME, '-0.25', price, 'Y', version] as const],
});

export interface FakeSocket extends LinkSocketHandlers {
  readonly sent: unknown[];
  isClosed: boolean;
}

/** Options of {@link setUp}. */
interface FeedWorldOptions {
  readonly withSocket?: boolean;
  readonly langx?: () => string;
  readonly readFrame?: SportFeedPorts['readFrame'];
}

/** Creates a feed with a scripted server, socket, clock and page. */
export function setUp({ withSocket = true, langx, readFrame }: FeedWorldOptions = {}) {
  const clock = createFakeClock();
  const advance = clock.advanceAsync;
  const timerCount = clock.pending;
  const board = createBoardStore({ scheduleFrame: () => undefined, now: clock.now });
  const sockets: FakeSocket[] = [];
  const wakers = new Set<(reason: WakeReason) => void>();
  const visibility = { isHidden: false, listeners: new Set<() => void>() };
  const server = { board: wireBoard(), changes: [] as WireChanges[], isDown: false };
  const loadBoard = jest.fn(async (_channel: string, _signal: AbortSignal, _isCompact: boolean): Promise<WireBoard> => {
    if (server.isDown) throw new Error('down');
    return server.board;
  });
  const loadChanges = jest.fn(async (_channel: string, cursor: number): Promise<WireChanges> => {
    if (server.isDown) throw new Error('down');
    return server.changes.shift() ?? wireChanges({ from: cursor, cursor });
  });
  const openSocket = jest.fn((handlers: LinkSocketHandlers) => {
    const socket: FakeSocket = { ...handlers, sent: [], isClosed: false };
    sockets.push(socket);
    return {
      send: (text: string) => void socket.sent.push(JSON.parse(text)),
      close: () => void (socket.isClosed = true),
    };
  });
  const feed = createSportFeed({
    board,
    loadBoard,
    loadChanges,
    clock,
    random: () => 1,
    ...(langx && { langx }),
    ...(readFrame && { readFrame }),
    ...(withSocket ? { openSocket } : {}),
    wake: {
      subscribe: (listener) => {
        wakers.add(listener);
        return () => void wakers.delete(listener);
      },
    },
    visibility: {
      isHidden: () => visibility.isHidden,
      subscribe: (listener) => {
        visibility.listeners.add(listener);
        return () => void visibility.listeners.delete(listener);
      },
    },
  });
  const hide = (isHidden: boolean): void => {
    visibility.isHidden = isHidden;
    visibility.listeners.forEach((listener) => listener());
  };
  const socket = (): FakeSocket => sockets[sockets.length - 1] as FakeSocket;
  const push = (frame: object): void => socket().onMessage(JSON.stringify(frame));
  const pushChanges = (over: Partial<WireChanges>): void => push({ type: 'changes', ...wireChanges(over) });
  const priceNow = (): number | undefined => board.getPrice(HOME)?.price;
  return {
    feed,
    board,
    server,
    loadBoard,
    loadChanges,
    openSocket,
    socket,
    sockets,
    push,
    pushChanges,
    priceNow,
    hide,
    wake: (reason: WakeReason) => wakers.forEach((listener) => listener(reason)),
    wakers,
    visibility,
    advance,
    timerCount,
    clock,
  };
}

/** Creates a feed that is subscribed and has an open socket. */
export async function setUpPush(options: FeedWorldOptions = {}) {
  const world = setUp(options);
  const leave = world.feed.subscribe(CHANNEL);
  await settle();
  world.socket().onOpen();
  return { ...world, leave };
}
