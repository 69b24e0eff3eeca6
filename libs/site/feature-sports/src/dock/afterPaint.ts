/** Runs something when the frame that is now being made has been shown. */
export function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}
