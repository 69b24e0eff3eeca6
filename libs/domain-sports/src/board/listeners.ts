type Listener = () => void;

/** Listeners by key, woken once a frame for the keys that changed. */
export interface KeyedListeners {
  readonly subscribe: (key: string, listener: Listener) => () => void;
  /** Notes a change; only a key that somebody hears is remembered. */
  readonly mark: (key: string) => void;
  /** Wakes the listeners of every marked key. */
  readonly flush: () => void;
}

/**
 * @param onMarked called when there is something to flush
 * @param onListenerChanged called with one more listener of a key, and with one less
 */
export function createKeyedListeners(
  onMarked: () => void,
  onListenerChanged?: (key: string, more: 1 | -1) => void,
): KeyedListeners {
  /** Lists are replaced, never changed: one that is being woken stays whole. Hundreds are held, most of them of one. */
  const listeners = new Map<string, readonly Listener[]>();
  let marked = new Set<string>();

  const unsubscribe = (key: string, listener: Listener): void => {
    const held = listeners.get(key) ?? [];
    const at = held.indexOf(listener);
    if (held.length > 1) listeners.set(key, held.toSpliced(at, 1));
    else listeners.delete(key);
    onListenerChanged?.(key, -1);
  };

  return {
    subscribe: (key, listener) => {
      listeners.set(key, [...(listeners.get(key) ?? []), listener]);
      onListenerChanged?.(key, 1);
      let isSubscribed = true;
      return () => {
        if (isSubscribed) unsubscribe(key, listener);
        isSubscribed = false;
      };
    },
    mark: (key) => {
      if (!listeners.has(key)) return;
      marked.add(key);
      onMarked();
    },
    flush: () => {
      const due = marked;
      marked = new Set();
      for (const key of due) for (const listener of listeners.get(key) ?? []) listener();
    },
  };
}
