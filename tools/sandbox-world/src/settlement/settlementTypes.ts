import type { Minor } from '@pavilion/kernel';
import type { MarketCode, PriceSide, Score, WorldGameType } from '../definitions/worldTypes.ts';

/** Settlement codes: win, half win, push, half loss, loss. */
export type SettlementCode = 'W' | 'LW' | 'P' | 'LL' | 'L';

/** Data that determine the outcome of a leg. */
export interface LegToSettle {
  readonly gameType: WorldGameType;
  readonly w: MarketCode;
  readonly r: PriceSide;
  /** Handicap of the home side (with "-0.25" home gives a quarter), or total. Empty for markets without a line. */
  readonly line: string;
  /** Score at the bet. Required for RE and HRE in football, which count later goals only; ignored otherwise. */
  readonly scoreAtBet?: Score;
}

export interface BetToSettle extends LegToSettle {
  /** Hong Kong price as text. */
  readonly price: string;
  readonly stake: Minor;
}

/** Result of a match. */
export interface MatchResult {
  /** Score of handicap and total: goals, points, runs, games of tennis, points of sets, or frames. */
  readonly fullTime: Score;
  readonly halfTime: Score;
  /** Sets or frames won, in sports whose markets M and PD refer to them. */
  readonly sets?: Score;
  /** Scores of the quarters, periods, sets, innings or frames. */
  readonly parts?: readonly Score[];
  /** Number of the winning runner of an outright market. */
  readonly winner?: string;
}

/** Result of a bet. `payout` is the return to the wallet: `net + stake`. */
export interface Settlement {
  readonly code: SettlementCode;
  readonly net: Minor;
  readonly payout: Minor;
}
