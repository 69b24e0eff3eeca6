import { token } from '@pavilion/ui-kit';
import { css } from 'styled-components';

/** `wide`: header only, full width, no footer: the sport venue (NAV-04). */
export type PageLayout = 'main' | 'wide';

/**
 * Horizontal padding of the rows of the header: they align with the content column, or with the viewport on a wide page.
 *
 * The layout is an attribute of the header (`data-layout`). A `:has` selector on the page would be evaluated at every
 * inserted price or message. Before the site starts, the boot script sets `data-away` for the venue, so that the header
 * does not shift.
 */
export const headInset = css`
  padding-inline: max(${token('layout.gutter')}, calc(50% - ${token('layout.content')} / 2));
  [data-layout='wide'] > &,
  [data-away='wide'] & {
    padding-inline: ${token('layout.gutter')};
  }
`;

/** Viewport in which the rows of the header do not fit into one line, such as 1280 px at 200 % zoom. Rows may wrap there, and the header scrolls with the page. */
export const NARROW = '@media (max-width: 59.9rem)';
