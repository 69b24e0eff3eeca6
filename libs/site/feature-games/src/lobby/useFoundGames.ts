import { createTextFinder, useSoundReader } from '@pavilion/site-contract/search';
import { useServices } from '@pavilion/site-contract';
import { useEffect, useMemo, useState } from 'react';
import type { Game } from '../state/gamesSlice.ts';

/** Number of names per batch. A name takes some 50 µs by pinyin, so that a batch stays far below a long task. */
const STRETCH = 200;

/**
 * Returns the games whose names match a search by characters, Latin letters or pinyin.
 *
 * 2,000 names take 0.1 s by pinyin, so names are matched in batches that leave the page responsive. The former result stays
 * until the new one is complete.
 */
export function useFoundGames(games: readonly Game[], search: string): readonly Game[] {
  const { clock } = useServices();
  const text = search.trim();
  const soundsLike = useSoundReader(text !== '');
  const matches = useMemo(() => createNameMatcher(text, soundsLike), [text, soundsLike]);
  const [found, setFound] = useState<readonly Game[]>(games);
  useEffect(() => {
    if (text === '') return undefined;
    const hits: Game[] = [];
    let drop = (): void => undefined;
    const readOn = (from: number) => {
      const stretch = games.slice(from, from + STRETCH);
      hits.push(...stretch.filter(({ name }) => matches(name)));
      if (stretch.length < STRETCH) setFound(hits);
      else drop = clock.after(0, () => readOn(from + STRETCH));
    };
    drop = clock.after(0, () => readOn(0));
    return () => drop();
  }, [games, matches, text, clock]);
  return text === '' ? games : found;
}

/** Creates a matcher that caches the result of each name, because the list grows while it loads. */
function createNameMatcher(...search: Parameters<typeof createTextFinder>): (name: string) => boolean {
  const finds = createTextFinder(...search);
  const results = new Map<string, boolean>();
  return (name) => {
    const known = results.get(name);
    if (known !== undefined) return known;
    const isMatch = finds(name);
    results.set(name, isMatch);
    return isMatch;
  };
}
