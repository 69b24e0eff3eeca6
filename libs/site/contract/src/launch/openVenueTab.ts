import type { KeyValueStore } from '@pavilion/kernel';
import type { LaunchTarget } from './readLaunchUrl.ts';
import { withTheme, type VenueTheme } from './withTheme.ts';

/** Where `/dz/game` finds the page of a venue that answered with one (GAM-02). */
export const STORED_GAME_KEY = 'launch.page';
/** The page that shows a stored one in a frame. */
const FRAME_PATH = '/dz/game';

/** A tab that waits for a venue. */
export interface VenueTab {
  /** Leads it to the venue; `false` when the browser gave no tab, or the player has closed it. */
  readonly lead: (address: string) => boolean;
  readonly close: () => void;
}

/**
 * The address a tab is led to, after what it needs is stored; nothing for what needs no tab or may not be opened.
 *
 * @param theme told in the address, where the launch says that the venue takes one (`takesTheme`); without it the address
 *   stays as it was sent, for the venue may have signed it
 */
export function resolveVenueUrl(
  target: LaunchTarget,
  store: KeyValueStore,
  theme: VenueTheme | undefined,
): string | undefined {
  const addTheme = (address: string) => (theme ? withTheme(address, theme) : address);
  if (target.kind === 'external') return addTheme(target.href);
  if (target.kind === 'site') return addTheme(target.path);
  if (target.kind !== 'stored' && target.kind !== 'framed') return undefined;
  store.set(STORED_GAME_KEY, target.kind === 'stored' ? target.page : `frame:${addTheme(target.href)}`);
  return FRAME_PATH;
}

/**
 * Opens an empty tab. Only inside a click or a press: the answer of a launch comes later, and what opens then is taken for
 * an advertisement. The venue gets no way back to this page.
 *
 * @param words shown until the venue is there
 */
export function openVenueTab(words: string): VenueTab {
  const tab = window.open('', '_blank');
  if (tab) {
    tab.opener = null;
    tab.document.title = words;
    // The ground of a page in itself: no white sheet between a dark site and a dark venue.
    tab.document.documentElement.style.colorScheme = getComputedStyle(document.documentElement).colorScheme;
    tab.document.body.textContent = words;
  }
  return {
    lead: (address) => {
      if (!tab || tab.closed) return false;
      tab.location.replace(new URL(address, window.location.origin));
      return true;
    },
    close: () => tab?.close(),
  };
}
