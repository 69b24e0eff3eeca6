import { watchStoredKey } from '@pavilion/api-client/browser';
import type { KeyValueStore } from '@pavilion/kernel';
import { applyPageSize, PAGE_SIZE_KEY, readPageSize } from './pageSizes.ts';

/** Applies the stored page size at start and whenever another tab changes it (DSK-11). */
export function followPageSize(store: KeyValueStore, root: HTMLElement): () => void {
  const apply = () => applyPageSize(readPageSize(store), root);
  apply();
  return watchStoredKey(PAGE_SIZE_KEY, apply);
}
