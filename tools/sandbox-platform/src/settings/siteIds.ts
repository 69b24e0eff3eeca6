/** Ids of the sites that the platform serves, as their pages send them (API-02). */
export const siteIds = ['3000', '3001'] as const;

export type SiteId = (typeof siteIds)[number];
