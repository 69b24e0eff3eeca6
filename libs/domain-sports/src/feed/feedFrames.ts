import type { WireCentre } from '../entities/centreWire.ts';
import type { WireChanges } from '../entities/wire.ts';

/** Message of the server on the sport socket. `time` is its heartbeat, `reset` means that the cursor is too old. */
export type FeedFrame =
  | ({ readonly type: 'changes' } & WireChanges)
  | ({ readonly type: 'centre' } & WireCentre)
  | { readonly type: 'reset'; readonly channel: string }
  | { readonly type: 'time'; readonly time: number };

/** Message of the client on the sport socket. */
export type FeedCommand =
  | {
      readonly type: 'subscribe';
      readonly channel: string;
      readonly cursor: number;
      readonly langx: string;
      readonly gameIds?: readonly string[];
      /** Requests price changes in compact form (`WireChanges.compact`). */
      readonly compact?: true;
    }
  | { readonly type: 'unsubscribe'; readonly channel: string };

type Loose = Readonly<Record<string, unknown>>;

const LISTS = ['prices', 'games', 'added', 'leagues', 'removed'] as const;

const isLists = (value: unknown): boolean => Array.isArray(value) && value.every((list) => Array.isArray(list));

const isChanges = (frame: Loose): boolean =>
  typeof frame['from'] === 'number' &&
  typeof frame['cursor'] === 'number' &&
  LISTS.every((list) => Array.isArray(frame[list])) &&
  (frame['compact'] === undefined || isLists(frame['compact']));

const CENTRE_LISTS = ['events', 'stats', 'momentum', 'series'] as const;

const isCentre = (frame: Loose): boolean =>
  typeof frame['from'] === 'number' &&
  typeof frame['cursor'] === 'number' &&
  CENTRE_LISTS.every((list) => Array.isArray(frame[list]));

const isFrame = (frame: Loose): boolean => {
  if (frame['type'] === 'time') return typeof frame['time'] === 'number';
  if (typeof frame['channel'] !== 'string') return false;
  if (frame['type'] === 'centre') return isCentre(frame);
  return frame['type'] === 'reset' || (frame['type'] === 'changes' && isChanges(frame));
};

/** Parses a frame. Returns `undefined` for a broken frame and for an unknown type, which a newer server may send. */
export function readFrame(text: string): FeedFrame | undefined {
  try {
    const frame: unknown = JSON.parse(text);
    return typeof frame === 'object' && frame !== null && isFrame(frame as Loose) ? (frame as FeedFrame) : undefined;
  } catch {
    return undefined;
  }
}
