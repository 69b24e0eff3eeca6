import { useEffect, useRef, type RefObject } from 'react';

/**
 * Takes the focus when what had it went from the page with the turn from one `view` to the next, so that the keyboard
 * goes on where it was. The first view takes nothing: a page begins at its top.
 */
export function useFocusFallback<Part extends HTMLElement>(view: string): RefObject<Part | null> {
  const part = useRef<Part>(null);
  const seen = useRef(view);
  useEffect(() => {
    if (seen.current !== view && document.activeElement === document.body) part.current?.focus();
    seen.current = view;
  }, [view]);
  return part;
}
