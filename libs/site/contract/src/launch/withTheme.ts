import type { RootState } from '../state/rootState.ts';
import { selectEdition } from '../state/selectors.ts';

/** How a venue's page may look. */
export type VenueTheme = 'light' | 'dark';

/** The look of the site, as venues are told of it. */
export const selectVenueTheme = (state: RootState): VenueTheme =>
  selectEdition(state) === 'professional' ? 'dark' : 'light';

/**
 * The address of a venue's page, or a path of the site that leads to one, with the look it is to have from the first. The
 * rest of the query stays as it is written.
 */
export function withTheme(address: string, theme: VenueTheme): string {
  const url = new URL(address, window.location.origin);
  if (!url.searchParams.has('theme')) url.search += `${url.search === '' ? '?' : '&'}theme=${theme}`;
  return address.startsWith('/') ? `${url.pathname}${url.search}${url.hash}` : url.href;
}
