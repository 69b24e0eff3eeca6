export { createTextFinder, type NameFinder } from './matching/createNameMatcher.ts';
export { useSoundReader } from './matching/usePinyinMatcher.ts';
