import type { Clock } from '@pavilion/kernel';

/** Clock that runs its timers in order without waiting. */
export interface SimClock extends Clock {
  /** Runs all timers due until `at`, in milliseconds. Promises settle between timers. */
  readonly runTo: (at: number) => Promise<void>;
  /** Returns the number of waiting timers. */
  readonly pending: () => number;
}

interface Timer {
  readonly at: number;
  readonly order: number;
  callback: (() => void) | undefined;
}

const isBefore = (a: Timer, b: Timer): boolean => a.at < b.at || (a.at === b.at && a.order < b.order);

/** Creates a binary heap with the earliest timer first. */
function createHeap() {
  const heap: Timer[] = [];
  const swap = (a: number, b: number): void => {
    [heap[a], heap[b]] = [heap[b] as Timer, heap[a] as Timer];
  };
  const isLess = (a: number, b: number): boolean => isBefore(heap[a] as Timer, heap[b] as Timer);
  return {
    first: () => heap[0],
    push: (timer: Timer) => {
      let at = heap.push(timer) - 1;
      for (let up = (at - 1) >> 1; at > 0 && isLess(at, up); at = up, up = (at - 1) >> 1) swap(at, up);
    },
    pop: () => {
      swap(0, heap.length - 1);
      const timer = heap.pop();
      for (let at = 0; ;) {
        const left = 2 * at + 1;
        if (left >= heap.length) return timer;
        const least = left + 1 < heap.length && isLess(left + 1, left) ? left + 1 : left;
        if (!isLess(least, at)) return timer;
        swap(at, least);
        at = least;
      }
    },
  };
}

/** Creates a clock that starts at `start`, in milliseconds UTC. */
export function createSimClock(start = 1_750_000_000_000): SimClock {
  const heap = createHeap();
  let now = start;
  let order = 0;
  let waiting = 0;
  return {
    now: () => now,
    after: (ms, callback) => {
      const timer: Timer = { at: now + Math.max(0, Math.ceil(ms)), order: (order += 1), callback };
      heap.push(timer);
      waiting += 1;
      return () => {
        if (timer.callback) waiting -= 1;
        timer.callback = undefined;
      };
    },
    runTo: async (at) => {
      for (let next = heap.first(); next && next.at <= at; next = heap.first()) {
        heap.pop();
        const { callback } = next;
        if (!callback) continue;
        next.callback = undefined;
        waiting -= 1;
        now = next.at;
        callback();
        await Promise.resolve();
        await Promise.resolve();
      }
      now = Math.floor(at);
    },
    pending: () => waiting,
  };
}
