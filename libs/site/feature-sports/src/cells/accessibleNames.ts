import { setName } from './cellElement.ts';

/** Delay after which all changed names are written together, milliseconds. */
const GATHER_MS = 500;

const pending = new Map<HTMLElement, () => string>();
let timer: ReturnType<typeof setTimeout> | undefined;

function writeNames(): void {
  clearTimeout(timer);
  timer = undefined;
  removeEventListener('focusin', writeNames, true);
  for (const [button, name] of pending) setName(button, name());
  pending.clear();
}

/**
 * Sets the accessible name of a button within 500 ms, or as soon as any element receives the focus.
 *
 * A price moves several times a second, but a screen reader reads its name only on demand. Most intermediate names
 * would never be read.
 *
 * @param name - Is called when the name is written.
 */
export function scheduleName(button: HTMLElement, name: () => string): void {
  pending.set(button, name);
  if (timer !== undefined) return;
  timer = setTimeout(writeNames, GATHER_MS);
  addEventListener('focusin', writeNames, true);
}

/** Discards the pending name of a button that is about to show another price. */
export const cancelName = (button: HTMLElement): void => void pending.delete(button);
