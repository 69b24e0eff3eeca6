import type { Clock } from '@pavilion/kernel';
import type { Tag } from '../changes/tags.ts';
import type { Watch } from '../reads/readTypes.ts';

/** Lifetime of an entry without watchers, milliseconds. */
const UNUSED_MS = 60_000;

/** A call in flight. */
export interface Run {
  /** Whether the call succeeded; never rejects. */
  readonly done: Promise<boolean>;
  readonly abort: () => void;
}

export interface Watcher {
  /** Milliseconds; `Infinity` without polling. */
  readonly pollMs: number;
  readonly maxAgeMs: number;
  readonly onDropped: () => void;
}

export interface EntryPorts {
  readonly tags: readonly Tag[];
  readonly clock: Clock;
  /** Arrival of the response that the entry starts with, milliseconds UTC. */
  readonly readAt?: number;
  readonly isPageVisible: () => boolean;
  /** Starts a call; `next` fetches the next page of a paged read. */
  readonly start: (what: 'all' | 'next') => Run;
  /** Removes the response from the store. */
  readonly remove: () => void;
}

/** One read of the cache: its watchers, its call in flight and its timer. The response is in the store. */
export class ReadEntry {
  readonly #ports: EntryPorts;
  readonly #watchers = new Set<Watcher>();
  #running: Run | undefined;
  #isReadingMore = false;
  #settledAt: number | undefined;
  #isOutdated = false;
  #isDropped = false;
  #isNextWanted = false;
  #cancelTimer = (): void => undefined;

  constructor(ports: EntryPorts) {
    this.#ports = ports;
    this.#settledAt = ports.readAt;
  }

  get tags(): readonly Tag[] {
    return this.#ports.tags;
  }

  watch(watcher: Watcher): Watch {
    this.#watchers.add(watcher);
    this.refresh();
    return {
      refetch: () => this.#fetch('all'),
      readMore: () => this.#readMore(),
      stop: () => this.#leave(watcher),
    };
  }

  /** Marks the response as outdated. It is fetched now, after the call in flight, or when it is next watched. */
  markChanged(): void {
    this.#isOutdated = true;
    if (this.#watchers.size > 0) this.#fetch('all');
  }

  /** Fetches if the response is missing, outdated or too old. */
  refresh(): void {
    if (this.#watchers.size === 0) return;
    const { clock } = this.#ports;
    const maxAgeMs = Math.min(this.#getShortest('maxAgeMs'), this.#getShortest('pollMs'));
    const isOld = this.#settledAt === undefined || clock.now() - this.#settledAt >= maxAgeMs;
    if (this.#isOutdated || isOld) this.#fetch('all');
    else this.#schedulePoll();
  }

  /** Aborts the call and notifies all watchers that the read was dropped. */
  drop(): void {
    this.#isDropped = true;
    this.#running?.abort();
    this.#cancelTimer();
    for (const { onDropped } of [...this.#watchers]) onDropped();
    this.#watchers.clear();
  }

  /** Starts the next page. A page is rendered before its call has settled here, so the request may come during the call. */
  #readMore(): void {
    if (this.#running) this.#isNextWanted = true;
    else this.#fetch('next');
  }

  #fetch(what: 'all' | 'next'): void {
    if (this.#isDropped) return;
    if (this.#running) {
      // The call for the next page does not read the pages before it.
      if (what === 'all' && this.#isReadingMore) this.#isOutdated = true;
      return;
    }
    this.#cancelTimer();
    if (what === 'all') this.#isOutdated = false;
    const run = this.#ports.start(what);
    this.#running = run;
    this.#isReadingMore = what === 'next';
    void run.done.then((hasSucceeded) => this.#settle(what, hasSucceeded));
  }

  /** A failed next page does not make the pages before it outdated. */
  #settle(what: 'all' | 'next', hasSucceeded: boolean): void {
    this.#running = undefined;
    if (this.#isDropped || this.#watchers.size === 0) return;
    this.#settledAt = this.#ports.clock.now();
    if (this.#isOutdated) return this.#fetch('all');
    this.#isOutdated = what === 'all' && !hasSucceeded;
    const isNextWanted = this.#isNextWanted && hasSucceeded;
    this.#isNextWanted = false;
    if (isNextWanted) this.#fetch('next');
    else this.#schedulePoll();
  }

  #schedulePoll(): void {
    this.#cancelTimer();
    const pollMs = this.#getShortest('pollMs');
    if (this.#running || pollMs === Infinity) return;
    const { clock, isPageVisible } = this.#ports;
    const waitMs = Math.max(0, (this.#settledAt ?? 0) + pollMs - clock.now());
    this.#cancelTimer = clock.after(waitMs, () => {
      if (isPageVisible()) this.#fetch('all');
    });
  }

  #getShortest(name: 'pollMs' | 'maxAgeMs'): number {
    return Math.min(...[...this.#watchers].map((watcher) => watcher[name]));
  }

  #leave(watcher: Watcher): void {
    if (!this.#watchers.delete(watcher)) return;
    if (this.#watchers.size > 0) return this.#schedulePoll();
    this.#abort();
    this.#cancelTimer();
    this.#cancelTimer = this.#ports.clock.after(UNUSED_MS, this.#ports.remove);
  }

  /** The call stays in `#running` until it has settled, because RTK Query ignores a call that starts before. */
  #abort(): void {
    if (!this.#running) return;
    this.#running.abort();
    this.#isOutdated = true;
    this.#isNextWanted = false;
  }
}
