/** How often a page out of sight hears of news, milliseconds: it draws nothing. */
const HIDDEN_MS = 250;

/** Runs a notification with the page's next frame, however many messages came until then. */
export const nextFrame = (notify: () => void): void => {
  if (document.hidden) setTimeout(notify, HIDDEN_MS);
  else requestAnimationFrame(notify);
};
