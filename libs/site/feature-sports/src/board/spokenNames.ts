/** Delay after which all changed names are written together, milliseconds. */
const GATHER_MS = 500;

const due = new Map<HTMLElement, () => string>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** Sets the accessible name of a button. */
export const writeName = (button: HTMLElement, name: string): void => button.setAttribute('aria-label', name);

function writeAll(): void {
  clearTimeout(timer);
  timer = undefined;
  removeEventListener('focusin', writeAll, true);
  for (const [button, name] of due) writeName(button, name());
  due.clear();
}

/**
 * Sets the accessible name of a button within 500 ms, or as soon as any element receives the focus.
 *
 * A price moves several times a second, but a screen reader reads its name only on demand. Most intermediate names
 * would never be read.
 *
 * @param name - Is called when the name is written.
 */
export function writeNameLater(button: HTMLElement, name: () => string): void {
  due.set(button, name);
  if (timer !== undefined) return;
  timer = setTimeout(writeAll, GATHER_MS);
  addEventListener('focusin', writeAll, true);
}

/** Discards the pending name of a button that is about to show another price. */
export const forgetName = (button: HTMLElement): void => void due.delete(button);
