let locks = 0;

/**
 * Stops the page from scrolling. An attribute, for which the backdrop has the rule, holds the state instead of inline styles, because popups of Base UI save and
 * restore the inline styles.
 *
 * @returns function that releases the lock; the page scrolls again after the last release
 */
export function lockScroll(): () => void {
  const page = document.documentElement;
  if (locks === 0) page.dataset['scrollLocked'] = window.innerWidth > page.clientWidth ? 'gutter' : '';
  locks += 1;
  return () => {
    locks -= 1;
    if (locks === 0) delete page.dataset['scrollLocked'];
  };
}
