import { useEffect, useRef } from 'react';
import { useServices } from '../services/useServices.ts';
import { hasShortcuts } from './shortcutSetting.ts';

/** Handlers by key, letters in lower case. A handler that returns `false` leaves the key to others. */
export type ShortcutHandlers = Readonly<Record<string, (event: globalThis.KeyboardEvent) => unknown>>;

/** Elements in which keys are text or belong to a dialog. */
const FIELDS =
  'input:not([type=radio], [type=checkbox]), textarea, select, dialog, [role=dialog], [role=menu], [contenteditable]';

const isOutsideFields = (target: EventTarget | null): boolean =>
  !(target instanceof HTMLElement && target.closest(FIELDS));

const isSingleKey = ({ ctrlKey, metaKey, altKey, repeat, isComposing }: globalThis.KeyboardEvent): boolean =>
  !(ctrlKey || metaKey || altKey || repeat || isComposing);

/**
 * Handles single keys anywhere on the page, unless the player types in a field or has turned shortcuts off. A key that an
 * element has handled (`preventDefault`) is no shortcut: in the grid of the board, letters search for a team.
 */
export function useShortcuts(handlers: ShortcutHandlers): void {
  const { store } = useServices();
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  useEffect(() => {
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      const handler = event.defaultPrevented ? undefined : latest.current[event.key.toLowerCase()];
      if (!handler || !isSingleKey(event) || !isOutsideFields(event.target) || !hasShortcuts(store)) return;
      if (handler(event) !== false) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [store]);
}
