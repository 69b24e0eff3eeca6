import type { WireChanges } from '../entities/wire.ts';
import type { SocketLink } from './createSocketLink.ts';
import { backoffMs, FIRST_BOARD_TRIES, POLL_MS, STALE_MS } from './feedTiming.ts';
import type { SportFeedPorts, SubscribeOptions } from './feedTypes.ts';

/** Keeps one channel current: a board first, then changes from the socket or from polling. */
export interface ChannelFeed {
  /** Goes on from where it stands: after a start, a pause, or when the socket opened or ended. */
  readonly follow: () => void;
  /** Goes on after a pause: at once and with a fresh board, unless the pause was shorter than a poll. */
  readonly wake: () => void;
  /** Takes the board again. */
  readonly heal: () => void;
  readonly onChanges: (changes: WireChanges) => void;
  /** The socket lives: the prices held are current. */
  readonly onHeartbeat: () => void;
  /** Milliseconds UTC of the last word. */
  readonly heardAt: () => number;
  /** Marks the channel stale when it has been quiet too long (F-BET-15). */
  readonly checkStale: () => void;
  /** Stops timers and requests; `follow` goes on. */
  readonly pause: () => void;
  /**
   * Narrows or widens the pushed matches, takes another form of them. Widening needs the board again, for the rest went
   * unwatched, and so does the compact form, for a board of before may have no numbers: answers `true` when `follow` is due.
   */
  readonly want: (options: SubscribeOptions) => boolean;
}

export interface ChannelFeedContext {
  readonly channel: string;
  readonly ports: SportFeedPorts;
  readonly link: SocketLink;
  readonly random: () => number;
}

interface ChannelState {
  /** `undefined` while a board is needed. */
  cursor: number | undefined;
  wanted: SubscribeOptions;
  heardAt: number;
  failures: number;
  cancelTimer: () => void;
  request: AbortController | undefined;
}

const isWider = ({ gameIds, compact }: SubscribeOptions, after: SubscribeOptions): boolean =>
  (gameIds !== undefined && (after.gameIds === undefined || after.gameIds.some((id) => !gameIds.includes(id)))) ||
  (compact === undefined && after.compact !== undefined);

/** Makes a channel that stands still until `follow`. */
export function createChannelFeed({ channel, ports, link, random }: ChannelFeedContext): ChannelFeed {
  const { board, clock } = ports;
  const state: ChannelState = {
    cursor: undefined,
    wanted: {},
    heardAt: clock.now(),
    failures: 0,
    request: undefined,
    cancelTimer: () => undefined,
  };

  const heard = (): void => {
    state.heardAt = clock.now();
    board.setStale(channel, false);
  };

  const pause = (): void => {
    state.cancelTimer();
    state.request?.abort();
    state.request = undefined;
  };

  const later = (ms: number, step: () => void): void => {
    pause();
    state.cancelTimer = clock.after(ms, step);
  };

  /** Runs one request; an answer that comes after a pause is dropped. */
  const ask = async <Answer>(
    load: (signal: AbortSignal) => Promise<Answer>,
    onAnswer: (answer: Answer) => void,
  ): Promise<void> => {
    pause();
    const request = new AbortController();
    state.request = request;
    try {
      const answer = await load(request.signal);
      if (request.signal.aborted) return;
      state.request = undefined;
      onAnswer(answer);
    } catch {
      if (!request.signal.aborted) failed();
    }
  };

  function failed(): void {
    state.cursor = undefined;
    state.failures += 1;
    if (state.failures >= FIRST_BOARD_TRIES && !board.getList(channel).isLoaded) board.setStale(channel, true);
    later(backoffMs(state.failures, random), heal);
  }

  function heal(): void {
    state.cursor = undefined;
    void ask(
      (signal) => ports.loadBoard(channel, signal, state.wanted.compact !== undefined),
      (fresh) => {
        board.applyBoard(fresh, state.wanted.compact);
        state.cursor = fresh.cursor;
        state.failures = 0;
        heard();
        follow();
      },
    );
  }

  const subscribe = (cursor: number): void => {
    pause();
    const { gameIds, compact } = state.wanted;
    const form = { ...(gameIds ? { gameIds } : {}), ...(compact ? ({ compact: true } as const) : {}) };
    link.send({ type: 'subscribe', channel, cursor, langx: ports.langx ?? 'zh-cn', ...form });
  };

  function follow(): void {
    if (state.cursor === undefined) {
      if (!state.request) heal();
    } else if (link.isOpen()) subscribe(state.cursor);
    else later(POLL_MS, poll);
  }

  function poll(): void {
    const { cursor } = state;
    if (cursor === undefined) return heal();
    void ask(
      (signal) => ports.loadChanges(channel, cursor, signal),
      (changes) => {
        if (changes.cursor < cursor) return heal();
        take(changes, cursor);
        if (state.cursor !== undefined) follow();
      },
    );
  }

  /** Frames may overlap what is known (prices carry versions, the rest is absolute); a hole is healed by a fresh board. */
  function take(changes: WireChanges, cursor: number): void {
    if (changes.from > cursor) return heal();
    heard();
    if (changes.cursor <= cursor) return;
    board.applyChanges(changes, state.wanted.compact);
    state.cursor = changes.cursor;
  }

  return {
    follow,
    heal,
    pause,
    wake: () => {
      if (clock.now() - state.heardAt > POLL_MS) state.cursor = undefined;
      follow();
    },
    onHeartbeat: () => {
      if (state.cursor !== undefined) heard();
    },
    heardAt: () => state.heardAt,
    onChanges: (changes) => {
      if (state.cursor !== undefined) take(changes, state.cursor);
    },
    checkStale: () => {
      if (clock.now() - state.heardAt >= STALE_MS) board.setStale(channel, true);
    },
    want: (options) => {
      const before = state.wanted;
      state.wanted = { ...options, compact: options.compact ?? before.compact };
      if (state.cursor === undefined || !isWider(before, options)) return false;
      pause();
      state.cursor = undefined;
      return true;
    },
  };
}
