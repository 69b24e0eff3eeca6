/** Path prefixes of a venue's page: on the venues' own origin, and on the origin of a site, which proxies it. */
export const venuePagePaths = { own: '/venue/', onSite: '/game/api/v1/venue/page/' } as const;
