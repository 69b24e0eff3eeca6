import type { Minor } from '@pavilion/kernel';
import type { PlayCode, PriceSide, Score, WorldGameType } from '../definitions/worldTypes.ts';

/** Won, half won, pushed, half lost, lost. */
export type SettlementCode = 'W' | 'LW' | 'P' | 'LL' | 'L';

/** What a leg's outcome follows from. */
export interface LegToSettle {
  readonly gameType: WorldGameType;
  readonly w: PlayCode;
  readonly r: PriceSide;
  /** Handicap from the home side ("-0.25": home gives a quarter), or total; empty where the play has none. */
  readonly line: string;
  /** Needed for football's RE and HRE, which count goals from the bet on; ignored elsewhere. */
  readonly scoreAtBet?: Score;
}

export interface BetToSettle extends LegToSettle {
  /** Hong Kong price text. */
  readonly price: string;
  readonly stake: Minor;
}

/** How a match came out. */
export interface MatchResult {
  /** What handicap and total count: goals, points, runs, games of tennis, points of sets, frames. */
  readonly fullTime: Score;
  readonly halfTime: Score;
  /** Sets won, or frames, where M and PD are about them. */
  readonly sets?: Score;
  /** By quarter, period, set, inning or frame. */
  readonly parts?: readonly Score[];
  /** Number of the runner that won a champion market. */
  readonly winner?: string;
}

/** `payout` is what goes back to the wallet, stake included: `net + stake`. */
export interface Settlement {
  readonly code: SettlementCode;
  readonly net: Minor;
  readonly payout: Minor;
}
