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
  /** Flushes until the next reading of a centre. */
  wait: number;
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
const CENTRE_PREFIX = 'CENTRE.';
/** Flushes between two readings of a centre: about one second. */
const CENTRE_FLUSHES = 4;

const isCentre = (channel: string) => channel.startsWith(CENTRE_PREFIX);

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
  /** Sends the changes of a centre, at most once a second. */
  const flushCentre = (channel: string, subscription: Subscription) => {
    subscription.wait = subscription.wait > 0 ? subscription.wait - 1 : CENTRE_FLUSHES - 1;
    if (subscription.wait > 0) return;
    const gameId = channel.slice(CENTRE_PREFIX.length);
    const changes = world.centreSince(gameId, subscription.cursor, subscription.langx);
    if (changes === 'tooOld') return reset(channel);
    if (changes.cursor === subscription.cursor) return;
    subscription.cursor = changes.cursor;
    send({ type: 'centre', ...changes });
  };
  const flushOne = (channel: string, subscription: Subscription, read: ChangesReader) => {
    if (isCentre(channel)) return flushCentre(channel, subscription);
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
      const isForMembers = (channel.startsWith(MATCH_PREFIX) || isCentre(channel)) && visible() !== undefined;
      const isAhead = !isCentre(channel) && cursor > world.cursor(channel);
      if (isForMembers || cursor < 0 || isAhead) return reset(channel);
      channels.set(channel, { langx, gameIds, isCompact, cursor, sent: cursor, wait: 0 });
    },
    /** Sends the changes of all channels. */
    flush: (read: ChangesReader) => {
      for (const [channel, subscription] of channels) flushOne(channel, subscription, read);
    },
  };
}
