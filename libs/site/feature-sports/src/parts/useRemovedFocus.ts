import { useEffect, useRef, type FocusEvent } from 'react';
import { createFocusKeeper, type FocusKeeper, type FocusKeeperPorts } from './createFocusKeeper.ts';

/** Functions for {@link useRemovedFocus}, which stay the same in all renders. */
export interface RemovedFocusPorts<Place> extends Pick<FocusKeeperPorts<Place>, 'describe'> {
  /** Returns the element that gets the focus. */
  readonly find: (root: Element, place: Place) => HTMLElement | null | undefined;
}

/**
 * Moves the focus on when the element with the focus is removed from a part of the page or hidden, so that the next key does not go to
 * the page. Only a keyboard focus scrolls.
 *
 * @returns handlers of the focus events of the part
 */
export function useRemovedFocus<Place>({ describe, find }: RemovedFocusPorts<Place>) {
  const root = useRef<Element>(undefined);
  const keeper = useRef<FocusKeeper>(undefined);
  useEffect(() => {
    const created = createFocusKeeper<Place>({
      describe,
      restore: (place, isByKeyboard) =>
        root.current && find(root.current, place)?.focus({ preventScroll: !isByKeyboard }),
    });
    keeper.current = created;
    return created.dispose;
  }, [describe, find]);
  return {
    onFocus: ({ currentTarget, target }: FocusEvent<HTMLElement>) => {
      root.current = currentTarget;
      keeper.current?.keep(currentTarget, target);
    },
    onBlur: () => keeper.current?.release(),
  };
}
