import { token } from '@pavilion/ui-kit';
import { css } from 'styled-components';

/** `wide`: header only, full width, no footer: the sport venue (NAV-04). */
export type PageLayout = 'main' | 'wide';

/**
 * Where the lines of the head begin and end: at the edges of the column of a reading page, or of the screen where the page
 * is as wide as the screen.
 *
 * The page says how wide it is, on the head itself (`data-layout`): asked of the page behind it by `:has`, every insertion of a
 * price or a message would be looked at. Before a script has run, the page's first script says it of the venue alone
 * (`data-away`), so that the head does not move when the site takes over.
 */
export const headInset = css`
  padding-inline: max(${token('layout.gutter')}, calc(50% - ${token('layout.content')} / 2));
  [data-layout='wide'] > &,
  [data-away='wide'] & {
    padding-inline: ${token('layout.gutter')};
  }
`;

/** A screen, or a zoom, that the head's lines do not fit in one row: 200 % on 1280 and less. Lines may wrap there and the head scrolls away. */
export const NARROW = '@media (max-width: 59.9rem)';
