/** Smallest width of the window at which the panel of a match has a column beside the list. */
export const PANEL_BREAKPOINT = '75rem';
