import { useEffect, useRef, type RefObject } from 'react';

/**
 * Returns a ref whose element receives the focus if a change of `view` removed the focused element. The first view
 * does not receive it.
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
