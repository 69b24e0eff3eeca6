import { computeBackoffMs, type Link } from '@pavilion/kernel/link';
import type { ChannelDelta, ChannelSource } from './channelSource.ts';
import type { FeedCommand } from './feedFrames.ts';
import { FEED_BACKOFF, FIRST_BOARD_ATTEMPTS, POLL_MS, STALE_MS } from './feedTiming.ts';
import type { SportFeedPorts, SubscribeOptions } from './feedTypes.ts';

/** Keeps one channel current: loads a board, then applies deltas from the socket or from polling. */
export interface ChannelFeed {
  /** Continues from the current state after a start or a pause, and after the socket has opened or closed. */
  readonly follow: () => void;
  /** Continues after a pause. A pause longer than one poll interval requires a fresh board. */
  readonly wake: () => void;
  /** Loads the board again. */
  readonly heal: () => void;
  readonly onChanges: (changes: ChannelDelta) => void;
  /** Marks the prices as current, because the socket is alive. */
  readonly onHeartbeat: () => void;
  /** Returns the time of the last message in milliseconds UTC. */
  readonly receivedAt: () => number;
  /** Marks the channel as stale after 30 s of silence (F-BET-15). */
  readonly checkStale: () => void;
  /** Stops timers and requests. `follow` continues. */
  readonly pause: () => void;
  /**
   * Sets the pushed matches and their form. More matches, and a change to the compact form, require a fresh board: it was
   * not updated for the other matches, and its prices may have no numbers. The latter is true of a board that is loading too.
   *
   * @returns whether `follow` has to be called to load that board
   */
  readonly want: (options: SubscribeOptions) => boolean;
}

export interface ChannelFeedContext {
  readonly channel: string;
  readonly source: ChannelSource;
  readonly ports: SportFeedPorts;
  /** Link to the server; `undefined` without sockets. */
  readonly link: Link | undefined;
  readonly random: () => number;
}

interface ChannelState extends ChannelFeedContext {
  /** `undefined` while a board is needed. */
  cursor: number | undefined;
  wanted: SubscribeOptions;
  receivedAt: number;
  failures: number;
  cancelTimer: () => void;
  request: AbortController | undefined;
}

/** A request and the handler of its response. */
interface FeedRequest<Response> {
  readonly load: (signal: AbortSignal) => Promise<Response>;
  readonly onResponse: (response: Response) => void;
}

const hasMoreMatches = ({ gameIds }: SubscribeOptions, after: SubscribeOptions): boolean =>
  gameIds !== undefined && (after.gameIds === undefined || after.gameIds.some((id) => !gameIds.includes(id)));

function markCurrent(state: ChannelState): void {
  state.receivedAt = state.ports.clock.now();
  state.source.setStale(false);
}

function pause(state: ChannelState): void {
  state.cancelTimer();
  state.request?.abort();
  state.request = undefined;
}

function schedule(state: ChannelState, ms: number, step: (state: ChannelState) => void): void {
  pause(state);
  state.cancelTimer = state.ports.clock.after(ms, () => step(state));
}

/** Runs one request. A response after a pause is ignored. */
async function runRequest<Response>(state: ChannelState, { load, onResponse }: FeedRequest<Response>): Promise<void> {
  pause(state);
  const request = new AbortController();
  state.request = request;
  try {
    const response = await load(request.signal);
    if (request.signal.aborted) return;
    state.request = undefined;
    onResponse(response);
  } catch {
    if (!request.signal.aborted) handleFailure(state);
  }
}

function handleFailure(state: ChannelState): void {
  const { source, random } = state;
  state.cursor = undefined;
  state.failures += 1;
  if (state.failures >= FIRST_BOARD_ATTEMPTS && !source.isLoaded()) source.setStale(true);
  schedule(state, computeBackoffMs(FEED_BACKOFF, state.failures, random), heal);
}

function heal(state: ChannelState): void {
  const { source } = state;
  state.cursor = undefined;
  void runRequest(state, {
    load: (signal) => source.load(signal, state.wanted.compact !== undefined),
    onResponse: (fresh) => {
      source.apply(fresh, state.wanted.compact);
      state.cursor = fresh.cursor;
      state.failures = 0;
      markCurrent(state);
      follow(state);
    },
  });
}

function subscribe(state: ChannelState, cursor: number): void {
  pause(state);
  const { channel, ports, link } = state;
  const { gameIds, compact } = state.wanted;
  const form = { ...(gameIds ? { gameIds } : {}), ...(compact ? ({ compact: true } as const) : {}) };
  const langx = ports.langx?.() ?? 'zh-cn';
  const command: FeedCommand = { type: 'subscribe', channel, cursor, langx, ...form };
  link?.send(JSON.stringify(command));
}

function follow(state: ChannelState): void {
  if (state.cursor === undefined) {
    if (!state.request) heal(state);
  } else if (state.link?.step() === 'open') subscribe(state, state.cursor);
  else schedule(state, POLL_MS, poll);
}

function poll(state: ChannelState): void {
  const { source, cursor } = state;
  if (cursor === undefined) return heal(state);
  void runRequest(state, {
    load: (signal) => source.loadChanges(cursor, signal),
    onResponse: (changes) => {
      if (changes.cursor < cursor) return heal(state);
      applyChanges(state, changes, cursor);
      if (state.cursor !== undefined) follow(state);
    },
  });
}

/**
 * Applies a delta. A delta may overlap known changes, because prices have versions and other fields are absolute. A gap
 * requires a fresh board.
 */
function applyChanges(state: ChannelState, changes: ChannelDelta, cursor: number): void {
  if (changes.from > cursor) return heal(state);
  markCurrent(state);
  if (changes.cursor <= cursor) return;
  state.source.applyChanges(changes, state.wanted.compact);
  state.cursor = changes.cursor;
}

/** @returns whether a fresh board is needed */
function setWanted(state: ChannelState, options: SubscribeOptions): boolean {
  const { wanted, cursor } = state;
  state.wanted = { ...options, compact: options.compact ?? wanted.compact };
  const isCompactNew = !wanted.compact && options.compact;
  if (!isCompactNew && (cursor === undefined || !hasMoreMatches(wanted, options))) return false;
  pause(state);
  state.cursor = undefined;
  return true;
}

/** Creates a channel feed. It is idle until `follow` is called. */
export function createChannelFeed(context: ChannelFeedContext): ChannelFeed {
  const { source } = context;
  const { clock } = context.ports;
  const state: ChannelState = {
    ...context,
    cursor: undefined,
    wanted: {},
    receivedAt: clock.now(),
    failures: 0,
    request: undefined,
    cancelTimer: () => undefined,
  };
  return {
    follow: () => follow(state),
    heal: () => heal(state),
    pause: () => pause(state),
    wake: () => {
      if (clock.now() - state.receivedAt > POLL_MS) state.cursor = undefined;
      follow(state);
    },
    onHeartbeat: () => {
      if (state.cursor !== undefined) markCurrent(state);
    },
    receivedAt: () => state.receivedAt,
    onChanges: (changes) => {
      if (state.cursor !== undefined) applyChanges(state, changes, state.cursor);
    },
    checkStale: () => {
      if (clock.now() - state.receivedAt >= STALE_MS) source.setStale(true);
    },
    want: (options) => setWanted(state, options),
  };
}
