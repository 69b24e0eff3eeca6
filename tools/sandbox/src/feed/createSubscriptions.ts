import type { Langx, World, WorldChanges } from '@pavilion/sandbox-world';
import { toChangesFrame } from './toChangesFrame.ts';
import { filterChanges, isEmptyChange } from './filterChanges.ts';
import type { ClientFrame, ServerFrame } from './frames.ts';

/** Frame that changes the subscriptions of a client. */
export type SubscriptionFrame = Exclude<ClientFrame, { readonly type: 'login' }>;

/**
 * Matches that a client may see; `undefined` for a member, who sees all. A guest sees the matches of the front page (§6).
 */
export type VisibleMatches = () => ReadonlySet<string> | undefined;

interface Subscription {
  readonly langx: Langx;
  readonly gameIds: ReadonlySet<string> | undefined;
  readonly isCompact: boolean;
  /** Cursor up to which the world has been read. */
  cursor: number;
  /** Cursor of the last frame sent; the next frame starts there. */
  sent: number;
}

/** Reads the changes of a channel after a cursor. */
export type ChangesReader = (channel: string, cursor: number, langx: Langx) => WorldChanges | 'tooOld';

/** Creates a reader with a cache, so that clients at the same cursor share one result. Use a reader for one flush only. */
export function createSharedReader(world: World): ChangesReader {
  const known = new Map<string, WorldChanges | 'tooOld'>();
  return (channel, cursor, langx) => {
    const key = `${channel}|${cursor}|${langx}`;
    const found = known.get(key) ?? world.changesSince(channel, cursor, langx);
    known.set(key, found);
    return found;
  };
}

const MAX_CHANNELS = 16;
const MATCH_PREFIX = 'GAME.';

function selectChanges(changes: WorldChanges, gameIds: Subscription['gameIds'], visible: ReturnType<VisibleMatches>) {
  const wanted = gameIds ? filterChanges(changes, gameIds) : changes;
  return visible ? filterChanges(wanted, visible) : wanted;
}

/** Client of subscriptions. */
export interface SubscriptionPorts {
  readonly send: (frame: ServerFrame) => void;
  readonly visible: VisibleMatches;
}

/** Creates the subscriptions of a client. Each frame starts at the cursor where the previous frame of its channel ended. */
export function createSubscriptions(world: World, { send, visible }: SubscriptionPorts) {
  const channels = new Map<string, Subscription>();
  const reset = (channel: string) => {
    channels.delete(channel);
    send({ type: 'reset', channel });
  };
  const flushOne = (channel: string, subscription: Subscription, read: ChangesReader) => {
    if (world.cursor(channel) <= subscription.cursor) return;
    const changes = read(channel, subscription.cursor, subscription.langx);
    if (changes === 'tooOld') return reset(channel);
    subscription.cursor = changes.cursor;
    const wanted = selectChanges(changes, subscription.gameIds, visible());
    if (isEmptyChange(wanted)) return;
    send(toChangesFrame(wanted, subscription.sent, subscription.isCompact));
    subscription.sent = changes.cursor;
  };
  return {
    apply: (frame: SubscriptionFrame) => {
      if (frame.type === 'unsubscribe') return void channels.delete(frame.channel);
      const { channel, cursor, langx, gameIds, isCompact } = frame;
      if (channels.size >= MAX_CHANNELS && !channels.has(channel)) return;
      const isForMembers = channel.startsWith(MATCH_PREFIX) && visible() !== undefined;
      if (isForMembers || cursor < 0 || cursor > world.cursor(channel)) return reset(channel);
      channels.set(channel, { langx, gameIds, isCompact, cursor, sent: cursor });
    },
    /** Sends the changes of all channels. */
    flush: (read: ChangesReader) => {
      for (const [channel, subscription] of channels) flushOne(channel, subscription, read);
    },
  };
}
