import type { Minor } from '@pavilion/kernel';

/** Level of an agent. Both minimums must be reached in a month. */
export interface CommissionLevel {
  readonly level: 1 | 2 | 3 | 4 | 5;
  /** Minimum of active players in the month. */
  readonly players: number;
  /** Minimum of net revenue in the month, minor units. */
  readonly net: Minor;
  /** Share of the net revenue, hundredths of a percent. */
  readonly rate: bigint;
}

/** Levels of agents, lowest first. The page, its examples and its calculator read only this table. */
export const commissionLevels: readonly CommissionLevel[] = [
  { level: 1, players: 1, net: 1n, rate: 2_500n },
  { level: 2, players: 5, net: 5_000_000n, rate: 3_000n },
  { level: 3, players: 15, net: 20_000_000n, rate: 3_500n },
  { level: 4, players: 40, net: 80_000_000n, rate: 4_000n },
  { level: 5, players: 100, net: 200_000_000n, rate: 4_500n },
];

/** Fee of the venues on what the players lose, hundredths of a percent. */
export const VENUE_FEE = 1_200n;

/** Formats a rate, such as `25%` or `12.5%`. */
export const formatRate = (rate: bigint): string => `${Number(rate) / 100}%`;
