import { isPageOpen, useAppSelector } from '@pavilion/site-contract';

/** Returns the keys whose pages exist and that the operator has not hidden (ACT-02). */
export function useShownKeys<Key extends string>(
  keys: readonly Key[],
  paths: Readonly<Record<Key, string>>,
): readonly Key[] {
  const hiddenKeys = useAppSelector(({ site }) => site.hiddenKeys);
  return keys.filter((key) => isPageOpen(paths[key]) && !hiddenKeys?.includes(key));
}
