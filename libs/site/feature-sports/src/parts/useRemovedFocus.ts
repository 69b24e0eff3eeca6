import { useEffect, useLayoutEffect, useRef, type FocusEvent } from 'react';
import { createFocusKeeper, type FocusKeeper, type FocusKeeperPorts } from './createFocusKeeper.ts';

/**
 * Moves the focus on when the element with the focus is removed from a part of the page or hidden, so that the next key does
 * not go to the page.
 *
 * @returns handlers of the focus events of the part
 */
export function useRemovedFocus<Place>(ports: FocusKeeperPorts<Place>) {
  const latest = useRef(ports);
  useLayoutEffect(() => {
    latest.current = ports;
  });
  const keeper = useRef<FocusKeeper>(undefined);
  useEffect(() => {
    const created = createFocusKeeper<Place>({
      describe: (button) => latest.current.describe(button),
      restore: (...lost) => latest.current.restore(...lost),
      onLeave: () => latest.current.onLeave?.(),
    });
    keeper.current = created;
    return created.dispose;
  }, []);
  return {
    onFocus: ({ currentTarget, target }: FocusEvent<HTMLElement>) => keeper.current?.keep(currentTarget, target),
    onBlur: () => keeper.current?.release(),
  };
}
