/** First events of a player's input by pointer, keyboard or assistive technology. */
const INPUTS = ['pointerdown', 'keydown', 'click'];

/**
 * Runs a callback after the current frame is painted, or before the player's next input if that comes first. On a slow
 * device the next input may confirm an order, which must include the selection.
 */
export function scheduleAfterPaint(run: () => void): void {
  let isDue = true;
  const runOnce = (): void => {
    if (!isDue) return;
    isDue = false;
    for (const input of INPUTS) window.removeEventListener(input, runOnce, true);
    run();
  };
  for (const input of INPUTS) window.addEventListener(input, runOnce, true);
  requestAnimationFrame(() => setTimeout(runOnce));
}
