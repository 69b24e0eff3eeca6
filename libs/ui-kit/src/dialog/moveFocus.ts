import { tabbable } from 'tabbable';

/** Finds the element that is focused first: the first text field of the body, or else its first focusable element. */
export function findFirstFocusable(body: Element | null, popup: HTMLElement): HTMLElement {
  return (
    body?.querySelector<HTMLElement>(typed) ??
    body?.querySelector<HTMLElement>(focusable) ??
    listPlaces(popup)[0] ??
    popup
  );
}

const typed = 'input:not(:disabled, [type="checkbox"], [type="radio"], [hidden]), textarea:not(:disabled)';
const focusable = 'input:not(:disabled), select:not(:disabled), button:not(:disabled), a[href]';

/**
 * Handles a press of Tab: behind the last element the first follows, and before the first the last. Every other step is left
 * to the browser, which also selects the text of a field.
 */
export function wrapFocus(event: KeyboardEvent, popup: HTMLElement): void {
  const active = document.activeElement;
  const isInside = popup.contains(active);
  if (!isInside && isAbove(active)) return;
  const places = listPlaces(popup);
  if (event.shiftKey) places.reverse();
  const edge = places.at(-1);
  const ahead = event.shiftKey ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
  if (isInside && edge && active && active.compareDocumentPosition(edge) & ahead) return;
  event.preventDefault();
  for (const place of places) {
    place.focus();
    if (document.activeElement === place) return;
  }
  popup.focus();
}

/** Whether the focus is in a popup above the dialog, such as a list of options, and not in a message or nowhere. */
const isAbove = (active: Element | null) => active && active !== document.body && !active.closest('[aria-live]');

/** Lists what Tab reaches: the tabbable elements, and scrollers without one, which browsers make tabbable. */
function listPlaces(popup: HTMLElement): HTMLElement[] {
  // `checkVisibility` replaces the check of the library, which finds nothing visible where there is no layout (jsdom).
  const places: HTMLElement[] = tabbable(popup, { displayCheck: 'none' }).filter(
    (element) => !('checkVisibility' in element) || element.checkVisibility({ visibilityProperty: true }),
  ) as HTMLElement[];
  const scrollers = [...popup.querySelectorAll<HTMLElement>('*')].filter(
    (element) => isScroller(element) && !places.some((place) => element.contains(place)),
  );
  if (scrollers.length === 0) return places;
  return [...places, ...scrollers].sort((one, other) =>
    one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
}

const isScroller = (element: HTMLElement) =>
  (element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth) &&
  /auto|scroll/.test(getComputedStyle(element).overflow);
