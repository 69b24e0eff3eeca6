/**
 * Paths of §2 whose pages do not exist yet. They show a "not open yet" page, and navigation hides the entries that lead to
 * them. Remove a path in the change that adds its page: the route of the feature replaces it, and its entries come back.
 */
export const plannedPages: readonly string[] = [];

const planned = new Set(plannedPages.map((path) => path.replace(/:id$/, '')));

/** Whether the page of a path exists; of a path outside §2, always. Links and menu entries to other pages are not shown. */
export const isPageOpen = (path: string): boolean =>
  !planned.has(path) && !planned.has(path.slice(0, path.lastIndexOf('/') + 1));
