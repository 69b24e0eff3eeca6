/** A league, the group of matches on a board (§3). */
export interface League {
  readonly id: string;
  readonly name: string;
  readonly region: string;
  /** Name of the emblem. */
  readonly icon: string;
  /** Position on the board, lowest first. */
  readonly order: number;
  /** Whether the venue features the league (SPT-05). */
  readonly isFeatured: boolean;
}
