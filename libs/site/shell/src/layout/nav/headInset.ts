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

/**
 * Widths of the header, measured in the font size of the page: at a page size of 125 % it folds as early as in a window of
 * four fifths (DSK-11). The header is the container of these queries.
 */
export const headContainer = css`
  container: head / inline-size;
`;

/** Header whose rows do not fit into one line, such as 1280 px at 200 % zoom. Rows may wrap there, and the header scrolls with the page. */
export const NARROW = '@container head (max-width: 63.9rem)';

/** Header that keeps one line, but only with less space and without the name of the brand. */
export const MEDIUM = '@container head (min-width: 64rem) and (max-width: 76.7rem)';

/** Header of a phone: it has one row and the categories scroll sideways. Services and choices are in the footer. */
export const PHONE = '@container head (max-width: 42.6rem)';

/** Header of a small phone, or of 1280 px at 400 % zoom: its row has the least spacing, so that the balance is not cut. */
export const SMALL_PHONE = '@container head (max-width: 24rem)';

/** Windows in which the header is narrow, or that of a phone, by page size. They are for parts outside the header. */
export const NARROW_WINDOWS = { '100': '59.9rem', '110': '65.9rem', '125': '74.9rem' } as const;
export const PHONE_WINDOWS = { '100': '39.99rem', '110': '43.9rem', '125': '49.9rem' } as const;

/** Low and narrow window, such as a phone on its side. Services are in the footer, so that the header has two rows instead of three. */
export const LOW_WINDOW = '@media (max-width: 59.9rem) and (max-height: 30rem)';

/** Applies styles up to the width of the page size. */
export const upTo = (widths: Readonly<Record<'100' | '110' | '125', string>>, styles: ReturnType<typeof css>) => css`
  @media (max-width: ${widths['100']}) {
    ${styles}
  }
  [data-page-size='110'] & {
    @media (max-width: ${widths['110']}) {
      ${styles}
    }
  }
  [data-page-size='125'] & {
    @media (max-width: ${widths['125']}) {
      ${styles}
    }
  }
`;
