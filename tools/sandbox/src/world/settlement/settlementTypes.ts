import { type Minor } from '@pavilion/kernel';
import { type PlayCode, type PriceSide, type Score, type WorldGameType } from '../worldTypes.ts';

/** Won, half won, pushed, half lost, lost. */
export type SettlementCode = 'W' | 'LW' | 'P' | 'LL' | 'L';

export interface BetToSettle {
  readonly gameType: WorldGameType;
  readonly w: PlayCode;
  readonly r: PriceSide;
  /** Handicap from the home side ("-0.25": home gives a quarter), or total; empty for 1X2. */
  readonly line: string;
  /** Needed for football's RE and HRE, which count goals from the bet on; ignored elsewhere. */
  readonly scoreAtBet?: Score;
  /** Hong Kong price text. */
  readonly price: string;
  readonly stake: Minor;
}

export interface MatchResult {
  readonly fullTime: Score;
  readonly halfTime: Score;
}

/** `payout` is what goes back to the wallet, stake included: `net + stake`. */
export interface Settlement {
  readonly code: SettlementCode;
  readonly net: Minor;
  readonly payout: Minor;
}
