/** Kind of a result, in the order of the groups. */
export const SEARCH_KINDS = ['match', 'team', 'league', 'game', 'page', 'help'] as const;

export type SearchKind = (typeof SEARCH_KINDS)[number];

/** Something that the search can find. */
export interface SearchEntry {
  /** Unique, and the same in each language: `match:700001`. */
  readonly key: string;
  readonly kind: SearchKind;
  readonly title: string;
  readonly detail: string;
  /** Names by which it is found. */
  readonly names: readonly string[];
  /** Names of what it belongs to, such as the league of a match. They count less. */
  readonly related?: readonly string[];
  readonly path: string;
  /** Whether guests have to log in first. */
  readonly isForMembers: boolean;
}
