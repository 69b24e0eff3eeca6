import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Returns the state of a popup under a button. It closes on Escape, on a press outside `root` and on navigation. Escape also
 * returns the focus to the first button of `root`.
 */
export function useDisclosure() {
  const root = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  const isOpen = openAt === key;
  const setOpen = useCallback((open: boolean) => setOpenAt(open ? key : undefined), [key]);
  // A layout effect, so that a key pressed right after the popup is painted is handled.
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const onPress = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      root.current?.querySelector('button')?.focus();
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('keydown', onKey);
    };
  }, [isOpen, setOpen]);
  return { isOpen, setOpen, root };
}
