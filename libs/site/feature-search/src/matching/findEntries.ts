import { rankName, type NameReadings, type SearchWord } from '@pavilion/site-search';
import { SEARCH_KINDS, type SearchEntry, type SearchKind } from '../entries/searchEntry.ts';

/** Results of one kind, best first. */
export interface SearchGroup {
  readonly kind: SearchKind;
  readonly entries: readonly SearchEntry[];
}

/** Results shown of each kind. */
const MAX_OF_KIND = 5;
/** Added to the rank of a name of something that the entry belongs to. */
const RELATED = 10;

interface Hit {
  readonly entry: SearchEntry;
  readonly rank: number;
}

type RankOfName = (name: string) => number | undefined;

/** Returns the rank of names for one word. It keeps the ranks, because teams and leagues repeat. */
function createRanker(word: SearchWord, readings: NameReadings): RankOfName {
  const known = new Map<string, number | undefined>();
  return (name) => {
    if (known.has(name)) return known.get(name);
    const rank = rankName(readings.get(name), word);
    known.set(name, rank);
    return rank;
  };
}

const findBest = (names: readonly string[], rank: RankOfName): number =>
  names.reduce((best, name) => Math.min(best, rank(name) ?? Infinity), Infinity);

/** Returns the rank of an entry; `Infinity` if one of the words matches none of its names. */
function rankEntry({ names, related = [] }: SearchEntry, rankers: readonly RankOfName[]): number {
  return rankers.reduce((sum, rank) => sum + Math.min(findBest(names, rank), findBest(related, rank) + RELATED), 0);
}

/**
 * Finds the entries that match all words, in groups by kind. Groups and entries are in the order of their best match; entries
 * of the same rank keep their order.
 */
export function findEntries(
  entries: readonly SearchEntry[],
  words: readonly SearchWord[],
  readings: NameReadings,
): readonly SearchGroup[] {
  if (words.length === 0) return [];
  const rankers = words.map((word) => createRanker(word, readings));
  const hits = new Map<SearchKind, Hit[]>(SEARCH_KINDS.map((kind) => [kind, []]));
  for (const entry of entries) {
    const rank = rankEntry(entry, rankers);
    if (rank < Infinity) hits.get(entry.kind)?.push({ entry, rank });
  }
  return [...hits]
    .map(([kind, found]) => ({ kind, found: found.sort((a, b) => a.rank - b.rank).slice(0, MAX_OF_KIND) }))
    .filter(({ found }) => found.length > 0)
    .sort((a, b) => (a.found[0]?.rank ?? 0) - (b.found[0]?.rank ?? 0))
    .map(({ kind, found }) => ({ kind, entries: found.map(({ entry }) => entry) }));
}
