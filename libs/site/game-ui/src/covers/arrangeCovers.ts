/** Entry of a list of covers. */
export interface ArrangedCover {
  readonly cover: { readonly motif: string; readonly palette: string };
}

/** Tiles on a screen of 1920 × 1080. Within this distance no motif is repeated. */
export const SCREEN_TILES = 24;

/** Entries that decide whether there are motifs enough for this distance: the first page of a list. */
const SAMPLE = 100;

/** Options of {@link arrangeCovers}. */
export interface ArrangeOptions {
  /** Whether the list has all its entries. Entries of an incomplete list may wait for later ones. */
  readonly isComplete: boolean;
}

/**
 * Arranges a list so that no motif appears twice on a screen, and neighbours have different palettes where possible
 * (LOB-01). An entry whose motif is among the last ones waits and is placed at the first position where it may be.
 *
 * The start of the result does not change when further entries are appended: entries without a position are left out until
 * the list is complete. A list with few motifs repeats them at a smaller distance. At the end of a complete list, too few motifs may remain; they are then repeated at the largest
 * distance.
 */
export function arrangeCovers<Entry extends ArrangedCover>(
  entries: readonly Entry[],
  { isComplete }: ArrangeOptions,
): readonly Entry[] {
  const motifs = new Set(entries.slice(0, SAMPLE).map(({ cover }) => cover.motif));
  const distance = Math.min(SCREEN_TILES, motifs.size - 1);
  const arranged: Entry[] = [];
  const waiting: Entry[] = [];
  const lastPositions = new Map<string, number>();
  const isFree = ({ cover }: Entry) => arranged.length - (lastPositions.get(cover.motif) ?? -distance) >= distance;
  const place = (entry: Entry) => {
    lastPositions.set(entry.cover.motif, arranged.length);
    arranged.push(entry);
  };
  const placeWaiting = (): boolean => {
    const palette = arranged.at(-1)?.cover.palette;
    const free = waiting.filter(isFree);
    const next = free.find(({ cover }) => cover.palette !== palette) ?? free[0];
    if (!next) return false;
    waiting.splice(waiting.indexOf(next), 1);
    place(next);
    return true;
  };
  for (const entry of entries) {
    waiting.push(entry);
    while (waiting.length > 1 && placeWaiting());
  }
  if (!isComplete) return arranged;
  while (waiting.length > 0) {
    if (placeWaiting()) continue;
    const [oldest] = waiting
      .map((entry, at) => ({ at, position: lastPositions.get(entry.cover.motif) ?? -1 }))
      .sort((a, b) => a.position - b.position);
    place(...(waiting.splice(oldest?.at ?? 0, 1) as [Entry]));
  }
  return arranged;
}
