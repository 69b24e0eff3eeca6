import type { SystemName } from '../money/systems.ts';
import type { OddsRule } from '../slip/slip.ts';

/** A price as the player saw it. */
export interface QuotedLeg {
  readonly gameId: string;
  readonly oddsId: string;
  readonly playCode: string;
  readonly side: string;
  readonly line: string;
  /** Hong Kong odds, decimal text. */
  readonly price: string;
}

/** One selection as a bet of its own. */
export interface SingleRequest extends QuotedLeg {
  readonly kind: 'single';
  readonly requestId: string;
  /** Decimal text. */
  readonly stake: string;
  readonly oddsRule: OddsRule;
}

/** Several selections in one bet: every combination of the chosen systems is a unit of it. */
export interface SeriesRequest {
  readonly kind: 'series';
  readonly requestId: string;
  readonly legs: readonly QuotedLeg[];
  readonly systems: readonly SystemName[];
  /** Stake of one combination, decimal text. */
  readonly unitStake: string;
  readonly oddsRule: OddsRule;
}

/** A bet as it goes out: `requestId` is made once per confirmation (W3), prices are the ones the player saw. */
export type BetRequest = SingleRequest | SeriesRequest;

type Draft<Request> = Request extends BetRequest ? Omit<Request, 'requestId'> : never;

/** A bet before it has its id. */
export type BetDraft = Draft<BetRequest>;

/** Why the platform did not take a bet. The last three are about a series. */
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

/** A leg in the answer to a series: the price it stands at, or its new one with the reason why it was refused. */
export interface LegOutcome {
  readonly oddsId: string;
  readonly price: string;
  readonly line: string;
  readonly ver?: number | undefined;
  readonly reason?: BetRejection | undefined;
}

/** What the platform says of a bet (ruling B2); structurally the wire's answer. */
export interface BetOutcome {
  readonly status: 'ACCEPTED' | 'PENDING' | 'REJECTED' | 'UNKNOWN';
  readonly requestId: string;
  readonly ticketId?: string | undefined;
  readonly price?: string | undefined;
  readonly line?: string | undefined;
  readonly ver?: number | undefined;
  /** The whole stake, of a series that of all units together. */
  readonly stake?: string | undefined;
  readonly winAmount?: string | undefined;
  readonly reason?: BetRejection | undefined;
  readonly limits?: { readonly min: string; readonly max: string } | undefined;
  /** What may still be won today, with `abovePayoutCap`. */
  readonly maxWin?: string | undefined;
  readonly placedAt?: number | undefined;
  /** Series only. */
  readonly legs?: readonly LegOutcome[] | undefined;
  readonly systems?: readonly string[] | undefined;
  readonly units?: number | undefined;
}

/**
 * Where one bet stands.
 *
 * `confirming`: sent, no answer yet. `pending`: taken, waiting out the in-play delay. `unknown`: the answer was lost;
 * the platform is asked until it knows. `refused`: never reached a decision (session expired, maintenance), no bet exists.
 */
export type BetStatus = 'confirming' | 'pending' | 'unknown' | 'accepted' | 'rejected' | 'refused';

/** A bet that was sent, until its result is dismissed. */
export interface PlacedBet {
  readonly status: BetStatus;
  readonly request: BetRequest;
  readonly outcome?: BetOutcome;
  /** Text of a `refused`. */
  readonly failureKey?: string;
}

/** Where an order stands: a single or series is an order of one bet, several singles of multiple mode one of many. */
export interface PlacementState {
  /** In the order of the slip; empty at rest. */
  readonly bets: readonly PlacedBet[];
}

/** An order in one word: under way while any of its bets is, the same end for all of them, or `mixed`. */
export type PlacementStatus = 'idle' | BetStatus | 'mixed';
