export { createTextFinder, type NameFinder } from './search/createTextFinder.ts';
export { useSoundReader } from './search/useSoundReader.ts';
