/** Keeps the last result of a costly piece of work, made anew when its key changes. */
export function memoizeLast<Result>() {
  let lastKey: string | undefined;
  let last: Result;
  return (key: string, make: () => Result): Result => {
    if (key !== lastKey) [lastKey, last] = [key, make()];
    return last;
  };
}

/** A chance in steps of 0.0005: what drifts less than that keeps its price. */
export const stepped = (chance: number) => Math.round(chance * 2000) / 2000;

const text = ({ home, away }: { home: number; away: number }) => `${home}:${away}`;

/** What a law of sets depends on, as a key. */
export const standingKey = (state: {
  readonly score: { home: number; away: number };
  readonly sets: { home: number; away: number };
  readonly parts: readonly { home: number; away: number }[];
  readonly points: { home: number; away: number };
  readonly serve: string | undefined;
}) => [state.score, state.sets, ...state.parts.slice(-1), state.points].map(text).join() + (state.serve ?? '');
