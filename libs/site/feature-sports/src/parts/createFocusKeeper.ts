/** Ports of {@link createFocusKeeper}. `Place` identifies a button after it was removed. */
export interface FocusKeeperPorts<Place> {
  /** Describes a button that got the focus; `undefined` if its focus is not kept. */
  readonly describe: (button: HTMLElement) => Place | undefined;
  /** Is called after the button with the focus was removed or hidden, unless another element has the focus by then. */
  readonly restore: (root: HTMLElement, place: Place, isByKeyboard: boolean) => void;
  /** Is called when the focus leaves for another reason. */
  readonly onLeave?: () => void;
}

export interface FocusKeeper {
  /** Watches a button that got the focus, inside a root that stays in the document. */
  readonly keep: (root: HTMLElement, button: HTMLElement) => void;
  /** Handles a blur of the button. */
  readonly release: () => void;
  readonly dispose: () => void;
}

interface Held<Place> {
  readonly root: HTMLElement;
  readonly button: HTMLElement;
  readonly place: Place;
  readonly isByKeyboard: boolean;
}

const isShown = (button: HTMLElement) => button.isConnected && !button.closest('[hidden]');

/** Creates an observer of the button with the focus. */
export function createFocusKeeper<Place>({ describe, restore, onLeave }: FocusKeeperPorts<Place>): FocusKeeper {
  let held: Held<Place> | undefined;
  const stop = () => {
    held = undefined;
    observer.disconnect();
  };
  const observer = new MutationObserver(() => {
    if (!held || isShown(held.button)) return;
    const { root, button, place, isByKeyboard } = held;
    stop();
    const { activeElement, body } = document;
    // A hidden button loses the focus only when the page is painted.
    if (activeElement === body || activeElement === button) restore(root, place, isByKeyboard);
  });
  return {
    keep: (root, button) => {
      const place = describe(button);
      held = place && { root, button, place, isByKeyboard: button.matches(':focus-visible') };
      observer.observe(root, { childList: true, subtree: true, attributeFilter: ['hidden'] });
    },
    // Chromium also reports the removal of a button as a blur, while the button is still connected.
    release: () => {
      const left = held;
      queueMicrotask(() => {
        if (!left?.button.isConnected || held !== left) return;
        stop();
        onLeave?.();
      });
    },
    dispose: stop,
  };
}
