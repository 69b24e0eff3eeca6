/** Version of the frame protocol. Messages without `v` are of version 0, which knows `ready`, `balance` and `close`. */
export const FRAME_VERSION = 1;

/** Message of a venue (docs/frame-protocol.md). It carries no money, no address and no text. */
export type VenueMessage =
  | { readonly type: 'ready'; readonly version: number }
  | { readonly type: 'balance' | 'close' }
  | { readonly type: 'fullscreen'; readonly on: boolean };

const MAX_LENGTH = 8 * 1024;

type Fields = Readonly<Record<string, unknown>>;

const parsers: Readonly<Record<string, (fields: Fields) => VenueMessage | undefined>> = {
  ready: ({ version = 0 }) => (version === 0 || version === FRAME_VERSION ? { type: 'ready', version } : undefined),
  balance: () => ({ type: 'balance' }),
  close: () => ({ type: 'close' }),
  fullscreen: ({ v, on }) => (v === FRAME_VERSION && typeof on === 'boolean' ? { type: 'fullscreen', on } : undefined),
};

const isPlainObject = (data: unknown): data is Fields =>
  typeof data === 'object' && data !== null && Object.getPrototypeOf(data) === Object.prototype;

function isSmall(fields: Fields): boolean {
  try {
    return JSON.stringify(fields).length <= MAX_LENGTH;
  } catch {
    return false;
  }
}

/**
 * Parses a message of a venue (F-RTE-12, ruling G1). It has to come from the window of the frame and from its origin, its
 * version and type have to be known, its fields valid, and its JSON at most 8 KiB. Any other message is ignored.
 */
export function readVenueMessage(
  { source, origin, data }: Pick<MessageEvent, 'source' | 'origin' | 'data'>,
  frame: MessageEventSource | null | undefined,
  venueOrigin: string,
): VenueMessage | undefined {
  if (!frame || source !== frame || origin !== venueOrigin || !isPlainObject(data)) return undefined;
  const { source: from, v, type } = data;
  if (from !== 'pavilion-venue' || (v !== undefined && v !== FRAME_VERSION)) return undefined;
  if (typeof type !== 'string' || !Object.hasOwn(parsers, type) || !isSmall(data)) return undefined;
  return parsers[type]?.(data);
}
