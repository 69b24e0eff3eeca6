/** Minimum time between two notifications in milliseconds. */
const PACE_MS = 100;

/** Wait on a hidden page in milliseconds. It has no animation frames, but its title shows the unread count. */
const HIDDEN_MS = 250;

/**
 * Creates a scheduler that notifies with the next animation frame, once for all changes until then and at most ten times a
 * second. The first notification after a pause is shown at once; a flood leaves time for the player's input (F-CHT-14).
 */
export function createFrameScheduler(): (notify: () => void) => void {
  let last = -PACE_MS;
  return (notify) => {
    let frame = 0;
    const run = (): void => {
      cancelAnimationFrame(frame);
      timers.forEach(clearTimeout);
      last = performance.now();
      notify();
    };
    const draw = (): void => {
      frame = requestAnimationFrame(run);
    };
    const wait = last + PACE_MS - performance.now();
    const timers = [setTimeout(run, Math.max(HIDDEN_MS, wait))];
    if (wait > 0) timers.push(setTimeout(draw, wait));
    else draw();
  };
}
