import type { KeyValueStore } from '@pavilion/kernel';

/** Page sizes that a player can choose, in percent of the root font size. */
export const PAGE_SIZES = ['90', '100', '110', '125'] as const;

/** Size of the page in percent. */
export type PageSize = (typeof PAGE_SIZES)[number];

/** Key of the choice. The boot script of the page reads it too (`brandPage`). */
export const PAGE_SIZE_KEY = 'pavilion.pageSize';

/** Returns the size that the player chose on this device; 100 if there is none or the value is invalid. */
export function readPageSize(store: KeyValueStore): PageSize {
  const value = store.get(PAGE_SIZE_KEY);
  return PAGE_SIZES.find((size) => size === value) ?? '100';
}

/** Sets the attribute of `<html>` that selects the root font size in `baseCss`. */
export function applyPageSize(size: PageSize, root: HTMLElement): void {
  if (size === '100') delete root.dataset['pageSize'];
  else root.dataset['pageSize'] = size;
}
