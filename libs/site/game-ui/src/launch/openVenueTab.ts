import type { KeyValueStore } from '@pavilion/kernel';
import type { LaunchTarget } from './readLaunchUrl.ts';
import { withTheme, type VenueTheme } from './withTheme.ts';

/** Storage key of the address that `/dz/game` shows: `frame:` and a URL of a venue (GAM-02, ruling G1). */
export const STORED_GAME_KEY = 'launch.page';
/** Page that shows a venue in a frame. */
const FRAME_PATH = '/dz/game';

/** Empty tab for a venue. */
export interface VenueTab {
  /** Navigates the tab to the venue. Returns `false` if the browser opened no tab, or the player has closed it. */
  readonly lead: (address: string) => boolean;
  readonly close: () => void;
}

/**
 * Returns the URL for the tab of a venue and stores the data that the page there reads.
 *
 * @param theme added to the URL; `undefined` unless the launch supports it (`takesTheme`), because a venue may sign its URL
 * @returns `undefined` for a target that needs no tab or is refused
 */
export function resolveVenueUrl(
  target: LaunchTarget,
  store: KeyValueStore,
  theme: VenueTheme | undefined,
): string | undefined {
  const addTheme = (address: string) => (theme ? withTheme(address, theme) : address);
  if (target.kind === 'external') return addTheme(target.href);
  if (target.kind === 'site') return addTheme(target.path);
  if (target.kind !== 'framed') return undefined;
  store.set(STORED_GAME_KEY, `frame:${addTheme(target.href)}`);
  return FRAME_PATH;
}

/**
 * Opens an empty tab without access to this page. Call it synchronously in a click: the browser blocks a tab that opens
 * after the response of the launch.
 *
 * @param words text of the tab until the venue is loaded
 */
export function openVenueTab(words: string): VenueTab {
  const tab = window.open('', '_blank');
  if (tab) {
    tab.opener = null;
    tab.document.title = words;
    // The same colour scheme, so that no white page flashes between a dark site and a dark venue.
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
