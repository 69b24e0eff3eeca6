/** What a venue's page may tell the site: that its balance has changed, or that the player wants to leave. */
export type VenueMessage = 'ready' | 'balance' | 'close';

const KNOWN: readonly string[] = ['ready', 'balance', 'close'] satisfies VenueMessage[];

/**
 * Reads a message of a venue (F-RTE-12, ruling G1): only from the window of the frame itself, only of the origin it was
 * launched on, only one of the three known words. Everything else is passed over.
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
