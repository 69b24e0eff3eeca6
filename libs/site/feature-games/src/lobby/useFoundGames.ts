import { createTextFinder, useSoundReader } from '@pavilion/site-contract/search';
import { useServices } from '@pavilion/site-contract';
import { useEffect, useMemo, useState } from 'react';
import type { Game } from '../state/gamesSlice.ts';

/** Names read at a stretch: some 50 µs each by sound, so that a stretch stays far below a long task. */
const STRETCH = 200;

/**
 * The games whose names answer to a search: by characters, Latin letters or pinyin.
 *
 * Two thousand names by sound take a tenth of a second, so they are read in stretches and the page stays free between them;
 * what was found before stands until the new answer is there.
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

/** Keeps the result of each name: the list grows while it loads, and only new names are read. */
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
