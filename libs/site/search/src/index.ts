export { createNameMatcher, type NameMatcher } from './matching/createNameMatcher.ts';
export { usePinyinMatcher } from './matching/usePinyinMatcher.ts';
export { useNameMatcher } from './matching/useNameMatcher.ts';
