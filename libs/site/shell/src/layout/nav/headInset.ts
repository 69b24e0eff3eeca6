import { token } from '@pavilion/ui-kit';
import { css } from 'styled-components';

/** `wide`: header only, full width, no footer: the sport venue (NAV-04). `desk`: full width with footer: home. */
export type PageLayout = 'main' | 'wide' | 'desk';

const CONTENT = `max(${token('layout.gutter')}, calc(50% - ${token('layout.content')} / 2))`;

/**
 * Horizontal padding of the rows of the header: they align with the content column, or with the viewport on a wide page.
 *
 * The layout is an attribute of the header (`data-layout`). A `:has` selector on the page would be evaluated at every
 * inserted price or message. The HTML contains the header of home. Before the site starts, the boot script sets `data-away`
 * on other pages, so that the header does not shift.
 */
export const headInset = css`
  padding-inline: ${CONTENT};
  [data-layout='wide'] > &,
  [data-layout='desk'] > &,
  [data-away='wide'] & {
    padding-inline: ${token('layout.gutter')};
  }
  [data-away='']:not([data-ready]) [data-layout='desk'] > & {
    padding-inline: ${CONTENT};
  }
`;

/** Viewport in which the rows of the header do not fit into one line, such as 1280 px at 200 % zoom. Rows may wrap there, and the header scrolls with the page. */
export const NARROW = '@media (max-width: 59.9rem)';

/** Viewport in which the header keeps one line, but only with less space and without the name of the brand. */
export const MEDIUM = '@media (min-width: 60rem) and (max-width: 71.9rem)';

/** Viewport of a phone: the header has one row and the categories scroll sideways. Services and choices are in the footer. */
export const PHONE = '@media (max-width: 39.99rem)';
