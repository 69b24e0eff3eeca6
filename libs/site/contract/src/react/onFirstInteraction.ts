const EVENTS = ['pointermove', 'keydown', 'touchstart', 'scroll'] as const;

/** Calls `act` once, at the visitor's next interaction with the page. The returned function cancels it. */
export function onFirstInteraction(act: () => void): () => void {
  const stop = () => EVENTS.forEach((event) => window.removeEventListener(event, actOnce));
  const actOnce = () => {
    stop();
    act();
  };
  EVENTS.forEach((event) => window.addEventListener(event, actOnce, { passive: true }));
  return stop;
}
