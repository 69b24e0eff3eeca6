import { useAppSelector } from '@pavilion/site-contract';

/** Returns the keys that the operator has not hidden (ACT-02). */
export function useShownKeys<Key extends string>(keys: readonly Key[]): readonly Key[] {
  const hiddenKeys = useAppSelector(({ site }) => site.hiddenKeys);
  return hiddenKeys ? keys.filter((key) => !hiddenKeys.includes(key)) : keys;
}
