import type { GameType, ShowType } from '../../entities/gameType.ts';
import type { SystemName } from '../../money/systems.ts';
import type { Side } from '../../plays/side.ts';
import type { Price } from '../../odds/price.ts';

/** Maximum number of selections on a slip (§5, SLP-02). */
export const MAX_SELECTIONS = 10;

/** Mode of the slip; `series` is a parlay or a system bet. */
export type SlipMode = 'single' | 'multiple' | 'series';

/** Odds-change rule: changes that are accepted without the player (B7). A changed line always requires acceptance. */
export type OddsRule = 'none' | 'better' | 'any';

/** Meaning of the typed amounts: the stake, or the amount to be won (B6). */
export type StakeEntry = 'risk' | 'win';

/** Reason why an action was refused. `systemUnfit`: the system does not fit the number of legs. */
export type SlipRejection = 'slipFull' | 'orderConfirming' | 'systemUnfit';

/** Message keys of the refusals (§5). */
export const SLIP_REJECTION_KEYS = {
  slipFull: 'sports.slip.full',
  orderConfirming: 'sports.slip.orderConfirming',
  systemUnfit: 'sports.slip.systemUnfit',
} as const satisfies Record<SlipRejection, string>;

/** Data of a selection that do not change. The quotes contain its price and line. */
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
  /** Runner of an outright. */
  readonly runnerName?: string;
}

/** Price, line and version at one moment. */
export interface Quote {
  readonly price: Price;
  /** Line for the home side, as on the wire. */
  readonly line: string;
  readonly version: number;
}

/** Quote of a selection that was on the screen. */
export interface SeenQuote {
  /** Id of the price. */
  readonly id: string;
  readonly quote: Quote;
}

/** `closed` (removed from the list) and `started` (after kick-off) are final, `suspended` may open again. */
export type SelectionStatus = 'open' | 'suspended' | 'closed' | 'started';

/** One outcome on the slip, with its quotes, stake and status. */
export interface Selection extends SelectionInput {
  /** Quote that the player agreed to. The bet is placed at its price. */
  readonly agreed: Quote;
  /** Latest quote of the venue. */
  readonly latest: Quote;
  readonly status: SelectionStatus;
  /** Typed amount, normalised: `""`, `"100"`, `"12.5"`. It is kept through every price change (F-BET-06). */
  readonly stake: string;
}

/** State of a price on the board. The fields of the quote are absent if only the status is known. */
export interface SlipPrice extends Partial<Quote> {
  readonly id: string;
  readonly status: SelectionStatus;
}

/** Stake limits as decimal text: goldMin and goldMax of §3. */
export interface StakeLimits {
  readonly min: string;
  readonly max: string;
}

/** The slip as plain data, which can be held in Redux, stored and restored. */
export interface Slip {
  readonly mode: SlipMode;
  readonly oddsRule: OddsRule;
  readonly isConfirming: boolean;
  readonly selections: readonly Selection[];
  /** Typed amount of the parlay: the stake of one unit, or the total amount to be won. */
  readonly seriesStake: string;
  /** Systems chosen by the player. Those that fit are played (`getSlipSystems`), or all legs in one if none fits. */
  readonly systems: readonly SystemName[];
  readonly entry: StakeEntry;
  /** Whether placed selections stay on the slip without their stakes. */
  readonly keepsPlaced: boolean;
  /** Absent until the venue has sent them. */
  readonly limits?: StakeLimits;
}

/** Result of `changeSlip`. */
export interface SlipChange {
  /** The same reference if nothing changed. */
  readonly slip: Slip;
  readonly rejection?: SlipRejection;
}

/** Initial state: an empty slip in single mode. */
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
