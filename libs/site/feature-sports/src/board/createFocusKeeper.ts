import { describeButton, type ButtonPlace } from './boardFocus.ts';

export interface FocusKeeperPorts {
  /** Is called after a removal of the button with the focus, unless something else has the focus by then. */
  readonly restore: (place: ButtonPlace, isByKeyboard: boolean) => void;
  /** Is called when the focus leaves for another reason. */
  readonly onLeave: () => void;
}

export interface FocusKeeper {
  /** Watches a button that got the focus, inside a root that stays in the document. */
  readonly keep: (root: Element, button: HTMLElement) => void;
  /** Handles a blur of the button. */
  readonly release: () => void;
  readonly dispose: () => void;
}

interface Held {
  readonly button: HTMLElement;
  readonly place: ButtonPlace;
  readonly isByKeyboard: boolean;
}

/** Creates an observer of the button with the focus. */
export function createFocusKeeper({ restore, onLeave }: FocusKeeperPorts): FocusKeeper {
  let held: Held | undefined;
  const stop = () => {
    held = undefined;
    observer.disconnect();
  };
  const observer = new MutationObserver(() => {
    if (!held || held.button.isConnected) return;
    const { place, isByKeyboard } = held;
    stop();
    if (document.activeElement === document.body) restore(place, isByKeyboard);
  });
  return {
    keep: (root, button) => {
      const place = describeButton(button);
      held = place && { button, place, isByKeyboard: button.matches(':focus-visible') };
      observer.observe(root, { childList: true, subtree: true });
    },
    // Chromium also reports the removal of a button as a blur, while the button is still connected.
    release: () => {
      const left = held;
      queueMicrotask(() => {
        if (!left?.button.isConnected || held !== left) return;
        stop();
        onLeave();
      });
    },
    dispose: stop,
  };
}
