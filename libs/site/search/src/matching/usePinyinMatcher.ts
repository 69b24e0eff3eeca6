import { useEffect, useState } from 'react';
import type { SoundReader } from './createNameMatcher.ts';

/** Returns the matcher by pinyin, loaded once the player uses the search; until then a search matches letters. */
export function useSoundReader(isWanted: boolean): SoundReader | undefined {
  const [reader, setReader] = useState<{ readonly read: SoundReader }>();
  const isMissing = isWanted && !reader;
  useEffect(() => {
    if (!isMissing) return undefined;
    let isDropped = false;
    import('./matchesPinyin.ts').then(
      ({ pinyinReading }) => {
        if (!isDropped) setReader({ read: pinyinReading });
      },
      () => undefined,
    );
    return () => {
      isDropped = true;
    };
  }, [isMissing]);
  return reader?.read;
}
