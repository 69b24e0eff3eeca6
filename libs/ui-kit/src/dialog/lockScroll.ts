import { createGlobalStyle } from 'styled-components';

/** Style of a page that does not scroll. The space of its scrollbar stays reserved, so that nothing moves. */
export const ScrollLockStyle = createGlobalStyle`
  html[data-scroll-locked] {
    overflow: hidden;
  }
  html[data-scroll-locked='gutter'] {
    scrollbar-gutter: stable;
  }
`;

let locks = 0;

/**
 * Stops the page from scrolling. An attribute holds the state instead of inline styles, because popups of Base UI save and
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
