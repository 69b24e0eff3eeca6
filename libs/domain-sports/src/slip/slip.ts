import type { GameType, ShowType } from '../entities/gameType.ts';
import type { SystemName } from '../money/systems.ts';
import type { Side } from '../odds/side.ts';
import type { Price } from '../odds/price.ts';

/** Most selections a slip holds (§5, SLP-02). */
export const MAX_SELECTIONS = 10;

export type SlipMode = 'single' | 'multiple' | 'series';

/** How far a changed price may be taken without asking (B7). A changed line always asks. */
export type OddsRule = 'none' | 'better' | 'any';

/** What the amount boxes hold: what is risked, or what is to be won (B6). */
export type StakeEntry = 'risk' | 'win';

/** Why a slip did not change. `systemUnfit`: a pass type that the number of legs cannot make. */
export type SlipRejection = 'slipFull' | 'orderConfirming' | 'systemUnfit';

/** Message key of each refusal (§5). */
export const SLIP_REJECTION_KEYS = {
  slipFull: 'sports.slip.full',
  orderConfirming: 'sports.slip.orderConfirming',
  systemUnfit: 'sports.slip.systemUnfit',
} as const satisfies Record<SlipRejection, string>;

/** What is bet on. Fixed when picked; what it costs is in the quotes. */
export interface SelectionInput {
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
  /** Of a champion bet. */
  readonly runnerName?: string;
}

/** A price with its line at one moment. */
export interface Quote {
  readonly price: Price;
  /** Seen from home, as the wire writes it. */
  readonly line: string;
  readonly version: number;
}

/** `closed` and `started` are for good (taken off the list; the match kicked off), `suspended` may open again. */
export type SelectionStatus = 'open' | 'suspended' | 'closed' | 'started';

export interface Selection extends SelectionInput {
  /** What the player agreed to: the price a bet is placed at. */
  readonly agreed: Quote;
  /** What the venue offers now. */
  readonly latest: Quote;
  readonly status: SelectionStatus;
  /** What stands in its box, normalised: `""`, `"100"`, `"12.5"`. Kept through every change of price (F-BET-06). */
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
  /** What stands in the box of the series bet: the stake of one unit, or what the whole is to win. */
  readonly seriesStake: string;
  /** Pass types the player chose; those that fit are played (`slipSystems`), all legs in one when none does. */
  readonly systems: readonly SystemName[];
  readonly entry: StakeEntry;
  /** Whether bets stay on the slip, without their stakes, once they are placed. */
  readonly keepsPlaced: boolean;
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
  systems: [],
  entry: 'risk',
  keepsPlaced: false,
};
