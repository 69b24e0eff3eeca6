/** Paths of a venue's page: on the venues' own origin, and on the origin of a site, which redirects to it. */
export const venuePagePaths = { own: '/venue/play', onSite: '/game/api/v1/venue/page' } as const;
