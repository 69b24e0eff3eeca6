import { useEffect, useState } from 'react';
import type { PinyinMatcher } from './createNameMatcher.ts';

/** Returns the matcher by pinyin, loaded once the player uses the search; until then a search matches letters. */
export function usePinyinMatcher(isWanted: boolean): PinyinMatcher | undefined {
  const [reader, setReader] = useState<{ readonly read: PinyinMatcher }>();
  const isMissing = isWanted && !reader;
  useEffect(() => {
    if (!isMissing) return undefined;
    let isDropped = false;
    import('./matchesPinyin.ts').then(
      ({ matchesPinyin }) => {
        if (!isDropped) setReader({ read: matchesPinyin });
      },
      () => undefined,
    );
    return () => {
      isDropped = true;
    };
  }, [isMissing]);
  return reader?.read;
}
