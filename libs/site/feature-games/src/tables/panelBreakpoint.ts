/** Minimum width of the window for the list and the panel of a match in two columns. */
export const PANEL_BREAKPOINT = '75rem';
