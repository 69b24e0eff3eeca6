import type { Langx, SportChanges, WireCentre } from '@pavilion/sandbox-world';
import { parseLangx } from '../request/parseLangx.ts';

/** Frame that a client sends on the sport socket. */
export type ClientFrame =
  | {
      readonly type: 'subscribe';
      readonly channel: string;
      readonly cursor: number;
      readonly langx: Langx;
      /** Ids of the subscribed matches; `undefined` for the whole channel. */
      readonly gameIds: ReadonlySet<string> | undefined;
      /** Whether prices with an unchanged line are sent as numbers (`SportChanges.compact`). */
      readonly isCompact: boolean;
    }
  | { readonly type: 'unsubscribe'; readonly channel: string }
  /** Logs a member in with a push token. Without it the connection receives what guests may see. */
  | { readonly type: 'login'; readonly token: string };

/** Changes of a channel. */
export type ChangesFrame = { readonly type: 'changes' } & SportChanges;

/** Frame that the platform sends. `reset`: the cursor is too old or invalid, the client must fetch a snapshot again. */
export type ServerFrame =
  | ChangesFrame
  | ({ readonly type: 'centre' } & WireCentre)
  | { readonly type: 'reset'; readonly channel: string }
  | { readonly type: 'time'; readonly time: number };

const CHANNEL = /^(?:HOT|[A-Z]{2,3}\.[A-Z]{2,4}|(?:GAME|CENTRE)\.\d{1,12})$/;
const MAX_GAME_IDS = 2_000;

function parseGameIds(value: unknown): ReadonlySet<string> | undefined | 'bad' {
  if (value === undefined) return undefined;
  const isList = Array.isArray(value) && value.length <= MAX_GAME_IDS && value.every((id) => typeof id === 'string');
  return isList ? new Set(value) : 'bad';
}

function parseObject(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

/** Parses a client's frame. Returns `undefined` for any other text. */
export function parseClientFrame(text: string): ClientFrame | undefined {
  const value = parseObject(text);
  if (!value) return undefined;
  const { type, token } = value;
  if (type !== 'login') return parseChannelFrame(value);
  return typeof token === 'string' ? { type, token } : undefined;
}

function parseChannelFrame(value: Readonly<Record<string, unknown>>): ClientFrame | undefined {
  const { type, channel, cursor, langx } = value;
  if (typeof channel !== 'string' || !CHANNEL.test(channel)) return undefined;
  if (type === 'unsubscribe') return { type, channel };
  const gameIds = parseGameIds(value['gameIds']);
  if (type !== 'subscribe' || typeof cursor !== 'number' || !Number.isSafeInteger(cursor) || gameIds === 'bad')
    return undefined;
  return {
    type,
    channel,
    cursor,
    langx: parseLangx(typeof langx === 'string' ? langx : ''),
    gameIds,
    isCompact: value['compact'] === true,
  };
}
