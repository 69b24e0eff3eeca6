/** Creates a cache of the last result, which is computed again when the key changes. */
export function memoizeLast<Result>() {
  let lastKey: string | undefined;
  let last: Result;
  return (key: string, make: () => Result): Result => {
    if (key !== lastKey) [lastKey, last] = [key, make()];
    return last;
  };
}

/** Rounds a probability to steps of 0.0005, so that smaller drifts do not change prices. */
export const roundProbability = (chance: number) => Math.round(chance * 2000) / 2000;

const formatScore = ({ home, away }: { home: number; away: number }) => `${home}:${away}`;

/** Builds a cache key from the state that determines the distributions of a match of sets. */
export const buildStandingKey = (state: {
  readonly score: { home: number; away: number };
  readonly sets: { home: number; away: number };
  readonly parts: readonly { home: number; away: number }[];
  readonly points: { home: number; away: number };
  readonly serve: string | undefined;
}) => [state.score, state.sets, ...state.parts.slice(-1), state.points].map(formatScore).join() + (state.serve ?? '');
