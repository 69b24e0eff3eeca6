/** Entry of the queue. `order` decides between equal times, so that runs are reproducible. */
export interface Due {
  readonly at: number;
  readonly order: number;
}

const isBefore = (a: Due, b: Due) => a.at < b.at || (a.at === b.at && a.order < b.order);

/** Queue of entries by time, implemented as a binary heap. */
export class EventQueue<Item extends Due> {
  readonly #heap: Item[] = [];

  push(item: Item): void {
    const heap = this.#heap;
    let index = heap.length;
    while (index > 0) {
      const parent = (index - 1) >> 1;
      if (!isBefore(item, heap[parent]!)) break;
      heap[index] = heap[parent]!;
      index = parent;
    }
    heap[index] = item;
  }

  /** Removes and returns the first entry that is due at or before `time`. */
  popUntil(time: number): Item | undefined {
    const first = this.#heap[0];
    if (!first || first.at > time) return undefined;
    const last = this.#heap.pop()!;
    if (this.#heap.length > 0) this.#sink(last);
    return first;
  }

  #sink(item: Item): void {
    const heap = this.#heap;
    let index = 0;
    for (;;) {
      let child = 2 * index + 1;
      if (child >= heap.length) break;
      if (child + 1 < heap.length && isBefore(heap[child + 1]!, heap[child]!)) child++;
      if (!isBefore(heap[child]!, item)) break;
      heap[index] = heap[child]!;
      index = child;
    }
    heap[index] = item;
  }
}
