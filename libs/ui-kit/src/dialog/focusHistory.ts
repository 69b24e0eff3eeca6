const LIMIT = 20;
let recent: WeakRef<HTMLElement>[] = [];
let isRecording = false;

/**
 * Starts to record which elements had the focus. An opener is often gone when its dialog closes, such as an item of a menu or
 * a button of another dialog; the focus then returns to the element before it.
 */
export function recordFocus(): void {
  if (isRecording) return;
  isRecording = true;
  document.addEventListener('focusin', ({ target }) => rememberFocus(target));
}

/** Adds an element that has the focus. A dialog adds its opener, which may have had it before the record started. */
export function rememberFocus(target: EventTarget | null): void {
  if (!(target instanceof HTMLElement)) return;
  recent = [...recent.filter((ref) => ref.deref()?.isConnected && ref.deref() !== target), new WeakRef(target)];
  recent = recent.slice(-LIMIT);
}

/**
 * Focuses the opener, or else the element that had the focus last and can have it again, or else the main part of the page if
 * it accepts the focus: after a login its opener is gone, and no other element may have had the focus.
 */
export function restoreFocus(opener: Element | null, closing: Element): void {
  const candidates = [opener, ...recent.map((ref) => ref.deref()).reverse(), document.querySelector('main')];
  for (const element of candidates) {
    if (!(element instanceof HTMLElement) || element === document.body) continue;
    if (!element.isConnected || closing.contains(element) || element.closest('[inert]')) continue;
    element.focus({ preventScroll: true });
    if (document.activeElement === element) return;
  }
}
