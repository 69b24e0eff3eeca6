/** Title of the document: the name of the page, if it has one, before the title of the site. */
export interface DocumentTitle {
  /** Shows another title of the site (NAV-13). */
  readonly showSite: (title: string) => void;
  /** Shows the name of a page; `''` removes it. Pages call `usePageTitle`. */
  readonly namePage: (name: string) => void;
}
