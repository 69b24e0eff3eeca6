/** With what a player's next input begins, whatever they use. */
const INPUTS = ['pointerdown', 'keydown', 'click'];

/**
 * Runs something when the frame that is now being made has been shown, or before the player's next input where that
 * comes first: on a slow machine an order may be confirmed by then, and it must be the order they chose.
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
