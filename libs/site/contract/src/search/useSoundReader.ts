import { useEffect, useState } from 'react';
import type { SoundReader } from './createTextFinder.ts';

/** The reading of names by pinyin, fetched once the player reaches for the search; without it a search goes by letters. */
export function useSoundReader(isWanted: boolean): SoundReader | undefined {
  const [reader, setReader] = useState<{ readonly read: SoundReader }>();
  const isMissing = isWanted && !reader;
  useEffect(() => {
    if (!isMissing) return undefined;
    let isDropped = false;
    import('./pinyinReading.ts').then(
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
