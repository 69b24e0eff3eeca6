/** Message of a venue: it is ready, its balance has changed, or the player leaves. */
export type VenueMessage = 'ready' | 'balance' | 'close';

const KNOWN: readonly string[] = ['ready', 'balance', 'close'] satisfies VenueMessage[];

/**
 * Parses a message of a venue (F-RTE-12, ruling G1). It has to come from the window of the frame and from its origin, and
 * its type has to be known. Any other message is ignored.
 */
export function readVenueMessage(
  { source, origin, data }: Pick<MessageEvent, 'source' | 'origin' | 'data'>,
  frame: MessageEventSource | null | undefined,
  venueOrigin: string,
): VenueMessage | undefined {
  if (!frame || source !== frame || origin !== venueOrigin || typeof data !== 'object' || data === null)
    return undefined;
  const { source: from, type } = data as { readonly source?: unknown; readonly type?: unknown };
  const isKnown = from === 'pavilion-venue' && typeof type === 'string' && KNOWN.includes(type);
  return isKnown ? (type as VenueMessage) : undefined;
}
