type Listener = () => void;

/** Listeners by key. Those of changed keys are notified once per frame. */
export interface KeyedListeners {
  readonly subscribe: (key: string, listener: Listener) => () => void;
  /** Marks a key as changed. Keys without listeners are ignored. */
  readonly mark: (key: string) => void;
  /** Notifies the listeners of every marked key. */
  readonly flush: () => void;
}

/**
 * Creates listeners by key.
 *
 * @param onMarked called when a key was marked
 * @param onListenerChanged called with 1 or -1 when a key gains or loses a listener
 */
export function createKeyedListeners(
  onMarked: () => void,
  onListenerChanged?: (key: string, more: 1 | -1) => void,
): KeyedListeners {
  /**
   * The lists are replaced on change, so that a notification in progress is not affected. Most keys have one listener.
   */
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
