type Listener = () => void;

/** Listeners by key, woken once a frame for the keys that changed. */
export interface KeyedListeners {
  readonly subscribe: (key: string, listener: Listener) => () => void;
  readonly hears: (key: string) => boolean;
  /** Notes a change; only a key that somebody hears is remembered. */
  readonly mark: (key: string) => void;
  /** Wakes the listeners of every marked key. */
  readonly flush: () => void;
}

/** @param onMarked called when there is something to flush */
export function createKeyedListeners(onMarked: () => void): KeyedListeners {
  const listeners = new Map<string, Set<Listener>>();
  let marked = new Set<string>();

  const unsubscribe = (key: string, listener: Listener): void => {
    const held = listeners.get(key);
    held?.delete(listener);
    if (held?.size === 0) listeners.delete(key);
  };

  return {
    subscribe: (key, listener) => {
      const own: Listener = () => listener();
      const held = listeners.get(key);
      if (held) held.add(own);
      else listeners.set(key, new Set([own]));
      return () => unsubscribe(key, own);
    },
    hears: (key) => listeners.has(key),
    mark: (key) => {
      if (!listeners.has(key)) return;
      marked.add(key);
      onMarked();
    },
    flush: () => {
      const due = marked;
      marked = new Set();
      for (const key of due) for (const listener of [...(listeners.get(key) ?? [])]) listener();
    },
  };
}
