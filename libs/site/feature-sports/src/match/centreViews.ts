/** Parts of the match page, one of which is shown on narrow panes. */
export const CENTRE_VIEWS = ['markets', 'play', 'events', 'stats', 'history'] as const;

export type CentreView = (typeof CENTRE_VIEWS)[number];
