import { computeBackoffMs, createLink, type Link } from '@pavilion/kernel/link';
import { createKeyedListeners } from '../board/listeners.ts';
import type { WireBoard, WireChanges } from '../entities/wire.ts';
import type { ChannelDelta, ChannelSource } from './channelSource.ts';
import { createChannelFeed, type ChannelFeed } from './createChannelFeed.ts';
import { readFrame, type FeedCommand, type FeedFrame } from './feedFrames.ts';
import { FEED_BACKOFF, STALE_MS } from './feedTiming.ts';
import type { FeedMode, SportFeed, SportFeedPorts, SubscribeOptions } from './feedTypes.ts';

interface Subscribed {
  readonly feed: ChannelFeed;
  readonly source: ChannelSource;
  /** Options by subscriber. */
  readonly optionsBySubscriber: Map<symbol, SubscribeOptions>;
}

/**
 * Merges the options of all subscribers. One subscriber without `gameIds` selects all matches; one decoder enables the
 * compact form.
 */
const mergeOptions = (optionsBySubscriber: Subscribed['optionsBySubscriber']): SubscribeOptions => {
  const all = [...optionsBySubscriber.values()];
  const compact = all.find((wish) => wish.compact)?.compact;
  const named = all.flatMap(({ gameIds }) => gameIds ?? []);
  return all.every(({ gameIds }) => gameIds) ? { compact, gameIds: [...new Set(named)] } : { compact };
};

/** Creates a signal that notifies its listeners when the mode has changed. */
function createModeSignal(read: () => FeedMode) {
  const { subscribe, mark, flush } = createKeyedListeners(() => undefined);
  let last = read();
  return {
    subscribe: (listener: () => void) => subscribe('mode', listener),
    update: () => {
      const mode = read();
      if (mode === last) return;
      last = mode;
      mark('mode');
      flush();
    },
  };
}

/** Creates the check for stale channels. It has one timer for all, due when the next of them becomes stale. */
function createWatch(ports: SportFeedPorts, feeds: () => readonly ChannelFeed[]) {
  let cancel = (): void => undefined;
  const arm = (): void => {
    cancel();
    const now = ports.clock.now();
    const waits = feeds().map((feed) => feed.receivedAt() + STALE_MS - now);
    if (waits.length === 0) return;
    // A channel that is stale already must not delay the check of the others.
    cancel = ports.clock.after(Math.min(STALE_MS, ...waits.filter((wait) => wait > 0)), check);
  };
  const check = (): void => {
    feeds().forEach((feed) => feed.checkStale());
    arm();
  };
  return { arm, stop: () => cancel() };
}

/** State of a feed. It is changed in place by the functions of this file. */
interface FeedState {
  readonly ports: SportFeedPorts;
  readonly random: () => number;
  readonly channels: Map<string, Subscribed>;
  readonly link: Link | undefined;
  readonly watch: ReturnType<typeof createWatch>;
  readonly mode: ReturnType<typeof createModeSignal>;
  clockOffset: number;
  isDisposed: boolean;
}

const listFeeds = ({ channels }: Pick<FeedState, 'channels'>): readonly ChannelFeed[] =>
  [...channels.values()].map(({ feed }) => feed);

const isHidden = ({ visibility }: SportFeedPorts): boolean => visibility?.isHidden() ?? false;

function readMode({ ports, channels, link }: Pick<FeedState, 'ports' | 'channels' | 'link'>): FeedMode {
  if (channels.size === 0) return 'idle';
  if (isHidden(ports)) return 'paused';
  return link?.step() === 'open' ? 'push' : 'poll';
}

type FrameHandlers = { readonly [Type in FeedFrame['type']]: (frame: Extract<FeedFrame, { type: Type }>) => void };

function handleChanges({ channels }: FeedState, frame: Extract<FeedFrame, ChannelDelta>): void {
  const subscribed = channels.get(frame.channel);
  if (subscribed?.source.frames === frame.type) subscribed.feed.onChanges(frame);
}

const createFrameHandlers = (state: FeedState): FrameHandlers => ({
  changes: (frame) => handleChanges(state, frame),
  centre: (frame) => handleChanges(state, frame),
  reset: ({ channel }) => state.channels.get(channel)?.feed.heal(),
  time: ({ time }) => {
    state.clockOffset = time - state.ports.clock.now();
    listFeeds(state).forEach((feed) => feed.onHeartbeat());
  },
});

function resume(state: FeedState): void {
  const { ports, channels, link, watch } = state;
  if (channels.size === 0 || isHidden(ports) || state.isDisposed) return;
  listFeeds(state).forEach((feed) => feed.checkStale());
  link?.start();
  listFeeds(state).forEach((feed) => feed.wake());
  watch.arm();
}

function sleep(state: FeedState): void {
  state.watch.stop();
  state.link?.stop();
  listFeeds(state).forEach((feed) => feed.pause());
}

/** Creates the source of a board. What it applies is what it has loaded, or a frame that `readFrame` has checked. */
function createBoardSource(
  { board, loadBoard, loadChanges }: Pick<SportFeedPorts, 'board' | 'loadBoard' | 'loadChanges'>,
  channel: string,
): ChannelSource {
  return {
    frames: 'changes',
    load: (signal, isCompact) => loadBoard(channel, signal, isCompact),
    loadChanges: (cursor, signal) => loadChanges(channel, cursor, signal),
    apply: (snapshot, compact) => board.applyBoard(snapshot as WireBoard, compact),
    applyChanges: (changes, compact) => board.applyChanges(changes as WireChanges, compact),
    setStale: (isStale) => board.setStale(channel, isStale),
    isLoaded: () => board.getList(channel).isLoaded,
    drop: () => board.dropChannel(channel),
  };
}

function open({ channels, ports, link, random }: FeedState, channel: string, wanted?: ChannelSource): Subscribed {
  const held = channels.get(channel);
  if (held) return held;
  const source = wanted ?? createBoardSource(ports, channel);
  const subscribed: Subscribed = {
    feed: createChannelFeed({ channel, source, ports, link, random }),
    source,
    optionsBySubscriber: new Map(),
  };
  channels.set(channel, subscribed);
  return subscribed;
}

function close(state: FeedState, channel: string, { feed, source }: Subscribed): void {
  const { channels, link, watch } = state;
  feed.pause();
  channels.delete(channel);
  const command: FeedCommand = { type: 'unsubscribe', channel };
  link?.send(JSON.stringify(command));
  source.drop();
  if (channels.size === 0) sleep(state);
  else watch.arm();
}

function start({ link, watch }: FeedState, feed: ChannelFeed): void {
  link?.start();
  feed.follow();
  watch.arm();
}

function subscribe(state: FeedState, channel: string, options: SubscribeOptions = {}): () => void {
  if (state.isDisposed) return () => undefined;
  const isNew = !state.channels.has(channel);
  const subscribed = open(state, channel, options.source);
  const { feed, optionsBySubscriber } = subscribed;
  const key = Symbol(channel);
  optionsBySubscriber.set(key, options);
  const isDue = feed.want(mergeOptions(optionsBySubscriber)) || isNew;
  if (isDue && !isHidden(state.ports)) start(state, feed);
  state.mode.update();
  return () => {
    if (!optionsBySubscriber.delete(key) || state.isDisposed) return;
    if (optionsBySubscriber.size === 0) close(state, channel, subscribed);
    else feed.want(mergeOptions(optionsBySubscriber));
    state.mode.update();
  };
}

/** Loads all boards again and reconnects a closed socket. */
function resync(state: FeedState): void {
  const { ports, channels, link } = state;
  if (isHidden(ports) || state.isDisposed) return;
  listFeeds(state).forEach((feed) => feed.heal());
  if (link?.step() !== 'open') link?.stop();
  if (channels.size > 0) link?.start();
}

interface FeedLinkCallbacks {
  readonly onMessage: (text: string) => void;
  /** Called when the link has opened or an open link was lost. */
  readonly onChange: () => void;
}

/** Creates the link of a feed. The server sends the heartbeats. */
function createFeedLink(ports: SportFeedPorts, random: () => number, callbacks: FeedLinkCallbacks): Link | undefined {
  const { openSocket, clock } = ports;
  if (!openSocket) return undefined;
  let wasOpen = false;
  const link = createLink({
    openSocket,
    clock,
    getRetryMs: (failures) => computeBackoffMs(FEED_BACKOFF, failures, random),
    onMessage: (data) => {
      link.resetFailures();
      callbacks.onMessage(String(data));
    },
    onChange: (step) => {
      const isOpen = step === 'open';
      const isChanged = isOpen !== wasOpen && step !== 'stopped';
      wasOpen = isOpen;
      if (isChanged) callbacks.onChange();
    },
  });
  return link;
}

/** Creates a feed. Its socket and its timer are not started. */
function createFeedState(ports: SportFeedPorts): FeedState {
  const random = ports.random ?? Math.random;
  const channels: FeedState['channels'] = new Map();
  const link = createFeedLink(ports, random, {
    onMessage: (text) => {
      const frame = (ports.readFrame ?? readFrame)(text);
      if (frame) handlers[frame.type](frame as never);
    },
    onChange: () => {
      listFeeds(state).forEach((feed) => feed.follow());
      state.mode.update();
    },
  });
  const watch = createWatch(ports, () => listFeeds({ channels }));
  const mode = createModeSignal(() => readMode({ ports, channels, link }));
  const state: FeedState = { ports, random, channels, link, watch, mode, clockOffset: 0, isDisposed: false };
  const handlers = createFrameHandlers(state);
  return state;
}

/** Creates a feed. It loads and opens nothing before the first subscription. */
export function createSportFeed(ports: SportFeedPorts): SportFeed {
  const state = createFeedState(ports);
  const stopWatchingVisibility = ports.visibility?.subscribe(() => {
    if (isHidden(ports)) sleep(state);
    else resume(state);
    state.mode.update();
  });
  const stopWaking = ports.wake?.subscribe((reason) => state.link?.wake(reason));
  return {
    subscribe: (channel, options) => subscribe(state, channel, options),
    getMode: () => readMode(state),
    subscribeMode: state.mode.subscribe,
    getClockOffset: () => state.clockOffset,
    resync: () => resync(state),
    dispose: () => {
      state.isDisposed = true;
      stopWatchingVisibility?.();
      stopWaking?.();
      sleep(state);
      state.channels.clear();
    },
  };
}
