const WINDOW_EVENTS = ['focus', 'online'] as const;

/** Calls `onReturn` when the page is shown, gets the focus or is online again. The returned function stops it. */
export function followPage(onReturn: () => void): () => void {
  const showListener = () => {
    if (document.visibilityState === 'visible') onReturn();
  };
  document.addEventListener('visibilitychange', showListener);
  for (const event of WINDOW_EVENTS) window.addEventListener(event, onReturn);
  return () => {
    document.removeEventListener('visibilitychange', showListener);
    for (const event of WINDOW_EVENTS) window.removeEventListener(event, onReturn);
  };
}
