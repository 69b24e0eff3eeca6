export { createNameMatcher, type NameMatcher } from './matching/createNameMatcher.ts';
export { useNameMatcher } from './matching/useNameMatcher.ts';
