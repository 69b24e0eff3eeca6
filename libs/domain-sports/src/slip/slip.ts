import { type GameType, type ShowType } from '../entities/gameType.ts';
import { type Side } from '../odds/plays.ts';
import { type Price } from '../odds/price.ts';

/** Most selections a slip holds (§5, SLP-02). */
export const MAX_SELECTIONS = 10;

export type SlipMode = 'single' | 'multiple' | 'series';

/** How far a changed price may be taken without asking (B7). A changed line always asks. */
export type OddsRule = 'none' | 'better' | 'any';

/** Why a slip did not change. */
export type SlipRejection = 'slipFull' | 'orderConfirming';

/** Message key of each refusal (§5). */
export const SLIP_REJECTION_KEYS = {
  slipFull: 'sports.slip.full',
  orderConfirming: 'sports.slip.orderConfirming',
} as const satisfies Record<SlipRejection, string>;

/** What is bet on. Fixed when picked; what it costs is in the quotes. */
export interface Pick {
  /** Id of the price. */
  readonly id: string;
  readonly gameId: string;
  readonly gameType: GameType;
  readonly showType: ShowType;
  readonly leagueId: string;
  readonly leagueName: string;
  readonly homeName: string;
  readonly awayName: string;
  readonly kickOffAt?: number;
  readonly playCode: string;
  readonly side: Side;
  readonly isChampion: boolean;
}

/** A price with its line at one moment. */
export interface Quote {
  readonly price: Price;
  /** Seen from home, as the wire writes it. */
  readonly line: string;
  readonly version: number;
}

/** `closed` is for good (match over, taken off the list), `suspended` may open again. */
export type SelectionStatus = 'open' | 'suspended' | 'closed';

export interface Selection extends Pick {
  /** What the player agreed to: the price a bet is placed at. */
  readonly agreed: Quote;
  /** What the venue offers now. */
  readonly latest: Quote;
  readonly status: SelectionStatus;
  /** As normalised text: `""`, `"100"`, `"12.5"`. Kept through every change of price (F-BET-06). */
  readonly stake: string;
}

/** Stake limits, decimal text: goldMin and goldMax of §3. */
export interface StakeLimits {
  readonly min: string;
  readonly max: string;
}

/** The whole slip. Plain data: it can be kept in Redux, stored and restored. */
export interface Slip {
  readonly mode: SlipMode;
  readonly oddsRule: OddsRule;
  readonly isConfirming: boolean;
  readonly selections: readonly Selection[];
  /** Stake of the series bet. */
  readonly seriesStake: string;
  /** Absent until the venue has told them. */
  readonly limits?: StakeLimits;
}

export interface SlipChange {
  /** The same reference when nothing changed. */
  readonly slip: Slip;
  readonly rejection?: SlipRejection;
}

export const emptySlip: Slip = {
  mode: 'single',
  oddsRule: 'none',
  isConfirming: false,
  selections: [],
  seriesStake: '',
};
