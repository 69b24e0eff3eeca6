export { createTextFinder, type NameFinder } from './matching/createNameMatcher.ts';
export { useNameMatcher } from './matching/useNameMatcher.ts';
