export { resolveVenueUrl, openVenueTab, STORED_GAME_KEY, type VenueTab } from './launch/openVenueTab.ts';
export { selectVenueTheme } from './launch/withTheme.ts';
export { readLaunchUrl, type LaunchPolicy, type LaunchTarget } from './launch/readLaunchUrl.ts';
