import { compareQuotes, type SeenQuote } from '@pavilion/domain-sports';

/** Time in milliseconds that a price has to be on the screen before a press counts as agreement to it. */
const SEEN_AFTER_MS = 300;
/** Time in milliseconds after a change of the button in which a further press does nothing. */
const SETTLE_MS = 400;

interface Shown {
  readonly quotes: readonly SeenQuote[];
  readonly at: number;
}

/** The quotes that the slip has shown, and those that a press agrees to (B7, SLP-10). */
export interface ShownQuotes {
  /** Records the quotes on the screen. */
  readonly show: (quotes: readonly SeenQuote[]) => void;
  /** Records the moment of pointer-down or key-down. Its quotes count, even if others are shown at the click. */
  readonly press: () => void;
  /** Returns the quotes that the press agrees to; `undefined` if the button changed right before a second press. */
  readonly take: () => readonly SeenQuote[] | undefined;
}

const hasSameSelections = (a: readonly SeenQuote[], b: readonly SeenQuote[]): boolean =>
  a.length === b.length && a.every(({ id }, at) => id === b[at]?.id);

const hasSameQuotes = (a: readonly SeenQuote[], b: readonly SeenQuote[]): boolean =>
  a.every(({ quote }, at) => compareQuotes(quote, b[at]?.quote ?? quote) === 'none');

/**
 * Creates the record of shown quotes. A quote younger than 300 ms is not agreed to: the press takes the one before it. If
 * that no longer holds, the platform rejects it and returns the newest.
 */
export function createShownQuotes(now: () => number): ShownQuotes {
  let history: readonly Shown[] = [];
  let pressed: readonly SeenQuote[] | undefined;
  let takenAt = -Infinity;

  const isSeen = ({ at }: Shown): boolean => at <= now() - SEEN_AFTER_MS;
  const findSeen = (): Shown | undefined => history.findLast(isSeen) ?? history[0];

  return {
    show: (quotes) => {
      const last = history.at(-1);
      // A price that the player picked on the board has been seen there.
      if (!last || !hasSameSelections(last.quotes, quotes)) {
        history = [{ quotes, at: -Infinity }];
        pressed = undefined;
      } else if (!hasSameQuotes(last.quotes, quotes)) {
        const seen = findSeen();
        history = [...history.slice(seen ? history.indexOf(seen) : 0), { quotes, at: now() }];
      }
    },
    press: () => {
      pressed = findSeen()?.quotes;
    },
    take: () => {
      const quotes = pressed ?? findSeen()?.quotes;
      pressed = undefined;
      const changedAt = history.at(-1)?.at ?? -Infinity;
      const isTooSoon = changedAt > takenAt && takenAt > -Infinity && now() - changedAt < SETTLE_MS;
      if (isTooSoon) return undefined;
      takenAt = now();
      return quotes;
    },
  };
}
