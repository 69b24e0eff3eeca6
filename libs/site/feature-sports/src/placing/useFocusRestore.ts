import { useEffect, useRef, type RefObject } from 'react';

/** Returns a ref whose element receives the focus on mount if the focused element was just removed. */
export function useFocusRestore<Part extends HTMLElement>(): RefObject<Part | null> {
  const part = useRef<Part>(null);
  useEffect(() => {
    if (document.activeElement === document.body) part.current?.focus();
  }, []);
  return part;
}
