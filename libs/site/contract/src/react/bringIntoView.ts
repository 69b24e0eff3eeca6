/**
 * Scrolls an element to the middle of the window when it appears; pass it as `ref`. It is for the notice of an action above a
 * long form, whose button can be a screen below: without it the press seems to have no effect.
 */
export const bringIntoView = (element: HTMLElement | null): void => element?.scrollIntoView?.({ block: 'center' });
