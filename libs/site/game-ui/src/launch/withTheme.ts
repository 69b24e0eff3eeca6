import { selectEdition, type RootState } from '@pavilion/site-contract';

/** Appearance of a venue's page. */
export type VenueTheme = 'light' | 'dark';

/** Selects the appearance of the site for venues. */
export const selectVenueTheme = (state: RootState): VenueTheme =>
  selectEdition(state) === 'professional' ? 'dark' : 'light';

/** Adds the appearance to the query of a venue's URL, or of a path of the site. An existing `theme` is kept. */
export function withTheme(address: string, theme: VenueTheme): string {
  const url = new URL(address, window.location.origin);
  if (!url.searchParams.has('theme')) url.search += `${url.search === '' ? '?' : '&'}theme=${theme}`;
  return address.startsWith('/') ? `${url.pathname}${url.search}${url.hash}` : url.href;
}
