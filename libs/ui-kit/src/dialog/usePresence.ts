import { useLayoutEffect, useState, type RefObject } from 'react';

/** Returns whether to render: while open, and after closing until the transitions of the element have ended. */
export function usePresence(isOpen: boolean, ref: RefObject<HTMLElement | null>): boolean {
  const [isPresent, setPresent] = useState(isOpen);
  if (isOpen && !isPresent) setPresent(true);
  useLayoutEffect(() => {
    if (isOpen || !isPresent) return undefined;
    let isCurrent = true;
    const leave = () => isCurrent && setPresent(false);
    // jsdom has no animations.
    const running = ref.current && 'getAnimations' in ref.current ? ref.current.getAnimations() : [];
    void Promise.allSettled(running.map(({ finished }) => finished)).then(leave);
    return () => {
      isCurrent = false;
    };
  }, [isOpen, isPresent, ref]);
  return isPresent || isOpen;
}
