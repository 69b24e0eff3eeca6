/** What an entry of a channel's log is about: `price` one that moved on its line, `line` one whose line moved too. `id` is the price or the match. */
export type ChangeKind = 'price' | 'line' | 'game' | 'added' | 'removed';

export interface ChannelChange {
  readonly kind: ChangeKind;
  readonly id: string;
}

/** Kept entries: more than a minute of a full in-play board at normal speed. */
const LIMIT = 20_000;

/** The numbered changes of one channel, the oldest forgotten. Its cursor is the number of the last change. */
export class ChannelLog {
  #entries: ChannelChange[] = [];
  #cursor: number;

  /** `start` must lie above every cursor of an earlier run, or an old client would be told wrong changes. */
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

  /** Forgets everything: every client needs a fresh board. */
  reset(): void {
    this.#entries = [];
    this.#cursor += 2;
  }

  /** Changes after `cursor`, or undefined when the log does not reach back to it (or it is not one of ours). */
  since(cursor: number): readonly ChannelChange[] | undefined {
    const missing = this.#cursor - cursor;
    if (!Number.isInteger(missing) || missing < 0 || missing > this.#entries.length) return undefined;
    return missing === 0 ? [] : this.#entries.slice(-missing);
  }
}
