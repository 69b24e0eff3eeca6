/** Returns the pinyin of a text, one syllable a character, with the tone as a digit. */
export type SyllableReader = (text: string) => readonly string[];

/** Loads the reader of pinyin with its dictionary. Rejects if the file cannot be loaded. */
export const loadSyllableReader = async (): Promise<SyllableReader> =>
  (await import('./readSyllables.ts')).readSyllables;
