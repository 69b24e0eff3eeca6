import { useEffect, useRef, type RefObject } from 'react';

/** Takes the focus when what had it has just gone from the page, so that the keyboard does not fall back to the top. */
export function useFocusRestore<Part extends HTMLElement>(): RefObject<Part | null> {
  const part = useRef<Part>(null);
  useEffect(() => {
    if (document.activeElement === document.body) part.current?.focus();
  }, []);
  return part;
}
