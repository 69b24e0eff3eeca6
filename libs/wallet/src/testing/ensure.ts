/** Throws if a condition is false. It is faster than a matcher, which matters in random sequences. */
export function ensure(condition: boolean, describe: () => string): void {
  if (!condition) throw new Error(describe());
}
