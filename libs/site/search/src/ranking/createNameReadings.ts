import { normalizeText } from '../matching/createNameMatcher.ts';

/** Text and pinyin of a name. */
export interface NameReading {
  /** In lower case, without accents. */
  readonly text: string;
  /** With tones; absent until the name was read. */
  readonly tones?: readonly string[];
  /** Without tones. */
  readonly syllables?: readonly string[];
}

/** Readings of many names. The pinyin of a name takes about 30 µs, so it is read in advance, once. */
export interface NameReadings {
  readonly get: (name: string) => NameReading;
  /** Reads the pinyin of names until the time is over. Returns whether all names are read. */
  readonly read: (names: Iterable<string>, isTimeOver: () => boolean) => boolean;
}

const removeTone = (syllable: string): string => syllable.replace(/(?<=[a-z])\d$/, '');

/** Creates the readings. `readSyllables` is the function of that name, which is loaded with the first search. */
export function createNameReadings(readSyllables: (name: string) => readonly string[]): NameReadings {
  const readings = new Map<string, NameReading>();
  const get = (name: string): NameReading => {
    const reading = readings.get(name) ?? { text: normalizeText(name) };
    readings.set(name, reading);
    return reading;
  };
  return {
    get,
    read: (names, isTimeOver) => {
      for (const name of names) {
        const { text, tones } = get(name);
        if (tones) continue;
        if (isTimeOver()) return false;
        const read = readSyllables(name);
        readings.set(name, { text, tones: read, syllables: read.map(removeTone) });
      }
      return true;
    },
  };
}
