/** How long a page that draws nothing waits, milliseconds: out of sight there are no frames, and its title still counts. */
const HIDDEN_MS = 250;

/** Runs a notification with the page's next frame, however many messages came until then. */
export function nextFrame(notify: () => void): void {
  const run = (): void => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    notify();
  };
  const frame = requestAnimationFrame(run);
  const timer = setTimeout(run, HIDDEN_MS);
}
