/** Where a venue's page is: on the venues' own origin, and on a site's, among the paths it passes on to the platform. */
export const venuePagePaths = { own: '/venue/', onSite: '/game/api/v1/venue/page/' } as const;
