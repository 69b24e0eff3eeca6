/**
 * Kind of a log entry, whose `id` is that of a price or a match. `price`: only the price changed. `line`: its line changed
 * too.
 */
export type ChangeKind = 'price' | 'line' | 'game' | 'added' | 'removed';

export interface ChannelChange {
  readonly kind: ChangeKind;
  readonly id: string;
}

/** Number of entries kept: more than 1 minute of a full in-play board at speed 1. */
const LIMIT = 20_000;

/** Numbered changes of a channel. The oldest are dropped. The cursor is the number of the last change. */
export class ChannelLog {
  #entries: ChannelChange[] = [];
  #cursor: number;

  /** @param start a number above all cursors of earlier runs, so that old cursors are recognized */
  constructor(start: number) {
    this.#cursor = start;
  }

  get cursor(): number {
    return this.#cursor;
  }

  push(kind: ChangeKind, id: string): void {
    this.#entries.push({ kind, id });
    this.#cursor++;
    if (this.#entries.length >= 2 * LIMIT) this.#entries = this.#entries.slice(-LIMIT);
  }

  /** Clears the log, so that all clients must read the board again. */
  reset(): void {
    this.#entries = [];
    this.#cursor += 2;
  }

  /** Returns the changes after `cursor`; `undefined` if the log does not contain it. */
  since(cursor: number): readonly ChannelChange[] | undefined {
    const missing = this.#cursor - cursor;
    if (!Number.isInteger(missing) || missing < 0 || missing > this.#entries.length) return undefined;
    return missing === 0 ? [] : this.#entries.slice(-missing);
  }
}
