import type { KeyValueStore } from '@pavilion/kernel';

const KEY = 'pavilion.shortcuts';

/** Whether shortcuts of a single key work on this device. They do until the player turns them off (WCAG 2.1.4). */
export const hasShortcuts = (store: Pick<KeyValueStore, 'get'>): boolean => store.get(KEY) !== 'off';

/** Turns the shortcuts of a single key on or off. */
export const storeShortcuts = (store: Pick<KeyValueStore, 'set'>, isOn: boolean): void =>
  void store.set(KEY, isOn ? 'on' : 'off');
