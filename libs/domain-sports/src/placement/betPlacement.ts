import type { SystemName } from '../money/systems.ts';
import type { OddsRule } from '../slip/selections/slip.ts';

/** A selection with the quote that the player agreed to. */
export interface QuotedLeg {
  readonly gameId: string;
  readonly oddsId: string;
  readonly playCode: string;
  readonly side: string;
  readonly line: string;
  /** Hong Kong odds, decimal text. */
  readonly price: string;
}

/** Request of a single bet. */
export interface SingleRequest extends QuotedLeg {
  readonly kind: 'single';
  readonly requestId: string;
  /** Decimal text. */
  readonly stake: string;
  readonly oddsRule: OddsRule;
}

/** Request of a parlay. Every combination of the chosen systems is one unit. */
export interface SeriesRequest {
  readonly kind: 'series';
  readonly requestId: string;
  readonly legs: readonly QuotedLeg[];
  readonly systems: readonly SystemName[];
  /** Stake of one combination, decimal text. */
  readonly unitStake: string;
  readonly oddsRule: OddsRule;
}

/** Request of a bet. `requestId` is created once per confirmation (W3); prices are those that the player agreed to. */
export type BetRequest = SingleRequest | SeriesRequest;

type Draft<Request> = Request extends BetRequest ? Omit<Request, 'requestId'> : never;

/** A bet without its request id. */
export type BetDraft = Draft<BetRequest>;

/** Reason why the platform rejected a bet. The last two apply to parlays. */
export type BetRejection =
  | 'priceChanged'
  | 'lineChanged'
  | 'suspended'
  | 'closed'
  | 'started'
  | 'insufficientBalance'
  | 'belowMinimum'
  | 'aboveMaximum'
  | 'abovePayoutCap'
  | 'duplicate'
  | 'accountLocked'
  | 'sameGame'
  | 'notCombinable';

/** Outcome of one leg of a parlay: its accepted price, or its current price with the reason of the rejection. */
export interface LegOutcome {
  readonly oddsId: string;
  readonly price: string;
  readonly line: string;
  readonly ver?: number | undefined;
  readonly reason?: BetRejection | undefined;
}

/** Response of the platform about a bet (ruling B2). It has the structure of the wire response. */
export interface BetOutcome {
  readonly status: 'ACCEPTED' | 'PENDING' | 'REJECTED' | 'UNKNOWN';
  readonly requestId: string;
  readonly ticketId?: string | undefined;
  readonly price?: string | undefined;
  readonly line?: string | undefined;
  readonly ver?: number | undefined;
  /** Total stake: for a parlay, that of all units. */
  readonly stake?: string | undefined;
  readonly winAmount?: string | undefined;
  readonly reason?: BetRejection | undefined;
  readonly limits?: { readonly min: string; readonly max: string } | undefined;
  /** Remaining winnings of today, sent with `abovePayoutCap`. */
  readonly maxWin?: string | undefined;
  readonly placedAt?: number | undefined;
  /** Parlays only. */
  readonly legs?: readonly LegOutcome[] | undefined;
  readonly systems?: readonly string[] | undefined;
  readonly units?: number | undefined;
}

/**
 * Status of one bet.
 *
 * `confirming`: sent, no response yet. `pending`: received, waiting for the in-play delay. `unknown`: the response was
 * lost, and the status is polled. `refused`: not decided (session expired, maintenance), no bet exists.
 */
export type BetStatus = 'confirming' | 'pending' | 'unknown' | 'accepted' | 'rejected' | 'refused';

/** A sent bet, until its result is dismissed. */
export interface PlacedBet {
  readonly status: BetStatus;
  readonly request: BetRequest;
  readonly outcome?: BetOutcome;
  /** Message key of a `refused` bet. */
  readonly failureKey?: string;
  /** Reason of a `refused` bet in the words of the platform, which come before those of the key (ERR-09). */
  readonly failureText?: string;
}

/** State of an order. A single or a parlay is an order of one bet; multiple mode has an order of several singles. */
export interface PlacementState {
  /** In the order of the slip; empty if there is no order. */
  readonly bets: readonly PlacedBet[];
}

/** Status of an order: in progress while any of its bets is, the common status of decided bets, or `mixed`. */
export type PlacementStatus = 'idle' | BetStatus | 'mixed';
