import { createNameReadings, loadSyllableReader, type NameReadings, type SyllableReader } from '@pavilion/site-search';
import { useEffect, useMemo, useState } from 'react';
import type { SearchEntry } from '../entries/searchEntry.ts';

/** Longest time of one chunk, milliseconds, so that typing is not delayed. */
const CHUNK_MS = 8;
/** Time after which a chunk runs although the browser is not idle, milliseconds. */
const MAX_WAIT_MS = 100;

export interface Readings {
  readonly names: NameReadings;
  readonly readSyllables: SyllableReader | undefined;
}

/** Readings without pinyin, until the dictionary is loaded or if it cannot be loaded. */
const characters: Readings = { names: createNameReadings(() => []), readSyllables: undefined };

/** Readings of this visit. They are kept when the dialog closes. */
let kept: Readings | undefined;

/** Runs a task when the browser is idle. The returned function cancels it. Safari has no `requestIdleCallback`. */
function runWhenIdle(task: () => void): () => void {
  if (typeof globalThis.requestIdleCallback !== 'function') {
    const timer = setTimeout(task, 16);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(task, { timeout: MAX_WAIT_MS });
  return () => cancelIdleCallback(handle);
}

/** Reads the pinyin of all names in idle chunks. Returns another object with another `version` when all are read. */
export function useReadings(entries: readonly SearchEntry[]): Readings & { readonly version: number } {
  const [readings, setReadings] = useState(kept);
  const [version, setVersion] = useState(0);
  useEffect(() => {
    if (readings) return undefined;
    let isDropped = false;
    loadSyllableReader().then(
      (readSyllables) => {
        kept ??= { names: createNameReadings(readSyllables), readSyllables };
        if (!isDropped) setReadings(kept);
      },
      () => undefined,
    );
    return () => {
      isDropped = true;
    };
  }, [readings]);
  useEffect(() => {
    if (!readings) return undefined;
    const names = new Set(entries.flatMap(({ names, related = [] }) => [...names, ...related]));
    let cancel = runWhenIdle(readChunk);
    function readChunk() {
      const end = performance.now() + CHUNK_MS;
      const isDone = readings?.names.read(names, () => performance.now() > end);
      if (isDone) setVersion((count) => count + 1);
      else cancel = runWhenIdle(readChunk);
    }
    return () => cancel();
  }, [readings, entries]);
  return useMemo(() => ({ ...(readings ?? characters), version }), [readings, version]);
}
