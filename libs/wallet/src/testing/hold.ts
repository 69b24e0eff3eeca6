/** An assertion of every step of every sequence: a matcher each would take longer than all else. */
export function hold(isSo: boolean, otherwise: () => string): void {
  if (!isSo) throw new Error(otherwise());
}
