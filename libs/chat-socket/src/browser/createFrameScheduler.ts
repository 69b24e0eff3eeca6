/** Least time between two notifications, milliseconds: a room that is busier than this is read by nobody line by line. */
const PACE_MS = 100;

/** How long a page that draws nothing waits, milliseconds: out of sight there are no frames, and its title still counts. */
const HIDDEN_MS = 250;

/**
 * Notifies with the page's next frame, however many messages came until then, and ten times a second at most: the first one
 * after a pause is seen at once, and a flood leaves the page its time for what the player does (F-CHT-14).
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
