export { createNameMatcher, type NameMatcher } from './matching/createNameMatcher.ts';
export { usePinyinMatcher } from './matching/usePinyinMatcher.ts';
export { useNameMatcher } from './matching/useNameMatcher.ts';
export { createNameReadings, type NameReading, type NameReadings } from './ranking/createNameReadings.ts';
export { loadSyllableReader, type SyllableReader } from './ranking/loadSyllableReader.ts';
export { parseSearch, rankName, type SearchWord } from './ranking/rankName.ts';
