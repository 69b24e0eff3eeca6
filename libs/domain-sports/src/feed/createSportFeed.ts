import { createKeyedListeners } from '../board/listeners.ts';
import { createChannelFeed, type ChannelFeed } from './createChannelFeed.ts';
import { createSocketLink, type SocketLink } from './createSocketLink.ts';
import { readFrame, type FeedFrame } from './feedFrames.ts';
import { STALE_MS } from './feedTiming.ts';
import type { FeedMode, SportFeed, SportFeedPorts, SubscribeOptions } from './feedTypes.ts';

interface Subscribed {
  readonly feed: ChannelFeed;
  /** By subscriber. */
  readonly wishes: Map<symbol, SubscribeOptions>;
}

/** What all subscribers want together: every match as soon as one wants all, the compact form as soon as one reads it. */
const unionOf = (wishes: Subscribed['wishes']): SubscribeOptions => {
  const all = [...wishes.values()];
  const compact = all.find((wish) => wish.compact)?.compact;
  const named = all.flatMap(({ gameIds }) => gameIds ?? []);
  return all.every(({ gameIds }) => gameIds) ? { compact, gameIds: [...new Set(named)] } : { compact };
};

/** Calls each listener when the mode became another one. */
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

/** The watch: one timer for all channels, due when the quietest of them would be stale. */
function createWatch(ports: SportFeedPorts, feeds: () => readonly ChannelFeed[], onQuiet: () => void) {
  let cancel = (): void => undefined;
  const arm = (): void => {
    cancel();
    const heardAt = feeds().map((feed) => feed.heardAt());
    if (heardAt.length === 0) return;
    const wait = Math.min(...heardAt) + STALE_MS - ports.clock.now();
    cancel = ports.clock.after(wait > 0 ? wait : STALE_MS, check);
  };
  const check = (): void => {
    feeds().forEach((feed) => feed.checkStale());
    const isQuiet = feeds().every((feed) => ports.clock.now() - feed.heardAt() >= STALE_MS);
    if (isQuiet) onQuiet();
    arm();
  };
  return { arm, stop: () => cancel() };
}

/** Makes a feed; nothing is loaded or opened before the first subscription. */
export function createSportFeed(ports: SportFeedPorts): SportFeed {
  const random = ports.random ?? Math.random;
  const channels = new Map<string, Subscribed>();
  const feeds = (): readonly ChannelFeed[] => [...channels.values()].map(({ feed }) => feed);
  const isHidden = (): boolean => ports.visibility?.isHidden() ?? false;
  let clockOffset = 0;
  let isDisposed = false;

  const link: SocketLink = createSocketLink({
    openSocket: ports.openSocket,
    clock: ports.clock,
    random,
    onMessage,
    onOpen: linkChanged,
    onDown: linkChanged,
  });
  const watch = createWatch(ports, feeds, () => {
    if (link.isOpen()) link.drop();
  });
  const readMode = (): FeedMode => {
    if (channels.size === 0) return 'idle';
    if (isHidden()) return 'paused';
    return link.isOpen() ? 'push' : 'poll';
  };
  const mode = createModeSignal(readMode);

  function linkChanged(): void {
    feeds().forEach((feed) => feed.follow());
    mode.update();
  }

  function onMessage(text: string): void {
    const frame = (ports.readFrame ?? readFrame)(text);
    if (frame) handlers[frame.type](frame as never);
  }

  const handlers: { readonly [Type in FeedFrame['type']]: (frame: Extract<FeedFrame, { type: Type }>) => void } = {
    changes: (frame) => channels.get(frame.channel)?.feed.onChanges(frame),
    reset: ({ channel }) => channels.get(channel)?.feed.heal(),
    time: ({ time }) => {
      clockOffset = time - ports.clock.now();
      feeds().forEach((feed) => feed.onHeartbeat());
    },
  };

  const wake = (): void => {
    if (channels.size === 0 || isHidden() || isDisposed) return;
    feeds().forEach((feed) => feed.checkStale());
    link.start();
    feeds().forEach((feed) => feed.wake());
    watch.arm();
  };

  const sleep = (): void => {
    watch.stop();
    link.stop();
    feeds().forEach((feed) => feed.pause());
  };

  const visibilityChanged = (): void => {
    if (isHidden()) sleep();
    else wake();
    mode.update();
  };
  const stopWatchingVisibility = ports.visibility?.subscribe(visibilityChanged);

  const open = (channel: string): Subscribed => {
    const held = channels.get(channel);
    if (held) return held;
    const subscribed: Subscribed = { feed: createChannelFeed({ channel, ports, link, random }), wishes: new Map() };
    channels.set(channel, subscribed);
    return subscribed;
  };

  const close = (channel: string, feed: ChannelFeed): void => {
    feed.pause();
    channels.delete(channel);
    link.send({ type: 'unsubscribe', channel });
    ports.board.dropChannel(channel);
    if (channels.size === 0) sleep();
    else watch.arm();
  };

  const subscribe: SportFeed['subscribe'] = (channel, options) => {
    if (isDisposed) return () => undefined;
    const isNew = !channels.has(channel);
    const { feed, wishes } = open(channel);
    const key = Symbol(channel);
    wishes.set(key, options ?? {});
    const isDue = feed.want(unionOf(wishes)) || isNew;
    if (isDue && !isHidden()) startChannel(feed);
    mode.update();
    return () => {
      if (!wishes.delete(key) || isDisposed) return;
      if (wishes.size === 0) close(channel, feed);
      else feed.want(unionOf(wishes));
      mode.update();
    };
  };

  function startChannel(feed: ChannelFeed): void {
    link.start();
    feed.follow();
    watch.arm();
  }

  return {
    subscribe,
    getMode: readMode,
    subscribeMode: mode.subscribe,
    getClockOffset: () => clockOffset,
    resync: () => {
      if (isHidden() || isDisposed) return;
      feeds().forEach((feed) => feed.heal());
      if (!link.isOpen()) link.stop();
      if (channels.size > 0) link.start();
    },
    dispose: () => {
      isDisposed = true;
      stopWatchingVisibility?.();
      sleep();
      channels.clear();
    },
  };
}
