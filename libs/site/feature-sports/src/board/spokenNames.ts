/** Milliseconds within which names that changed are written together. */
const GATHER_MS = 500;

const due = new Map<HTMLElement, () => string>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** Gives a button its spoken name. */
export const writeName = (button: HTMLElement, name: string): void => button.setAttribute('aria-label', name);

function writeAll(): void {
  clearTimeout(timer);
  timer = undefined;
  removeEventListener('focusin', writeAll, true);
  for (const [button, name] of due) writeName(button, name());
  due.clear();
}

/**
 * Gives a button another spoken name within half a second, and at once when anything gets the focus.
 *
 * A price moves several times a second and is read only when asked for: of names written at each move, nobody hears most.
 *
 * @param name asked for when it is written
 */
export function writeNameLater(button: HTMLElement, name: () => string): void {
  due.set(button, name);
  if (timer !== undefined) return;
  timer = setTimeout(writeAll, GATHER_MS);
  addEventListener('focusin', writeAll, true);
}

/** Forgets the name a button was to get, for it is about to show something else. */
export const forgetName = (button: HTMLElement): void => void due.delete(button);
