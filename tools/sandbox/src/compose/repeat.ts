/** Repeats work at an interval. The returned function stops it. */
export function repeat(ms: number, work: () => void): () => void {
  const timer = setInterval(work, ms);
  return () => clearInterval(timer);
}
