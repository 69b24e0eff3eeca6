/** A league as the board groups by it (§3). */
export interface League {
  readonly id: string;
  readonly name: string;
  readonly region: string;
  /** Name of its emblem. */
  readonly icon: string;
  /** Lower comes first. */
  readonly order: number;
  /** In the featured row of the venue (SPT-05). */
  readonly isFeatured: boolean;
}
