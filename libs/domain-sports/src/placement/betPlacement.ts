import { type OddsRule } from '../slip/slip.ts';

/** A bet as it goes out: `requestId` is made once per confirmation (W3), the price is the one the player saw. */
export interface BetRequest {
  readonly requestId: string;
  readonly gameId: string;
  readonly oddsId: string;
  readonly playCode: string;
  readonly side: string;
  readonly line: string;
  /** Hong Kong odds, decimal text. */
  readonly price: string;
  /** Decimal text. */
  readonly stake: string;
  readonly oddsRule: OddsRule;
}

/** A bet before it has its id. */
export type BetDraft = Omit<BetRequest, 'requestId'>;

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
  | 'sameGame'
  | 'notCombinable'
  | 'accountLocked';

/** What the platform says of a bet (ruling B2); structurally the wire's answer. */
export interface BetOutcome {
  readonly status: 'ACCEPTED' | 'PENDING' | 'REJECTED' | 'UNKNOWN';
  readonly requestId: string;
  readonly ticketId?: string | undefined;
  readonly price?: string | undefined;
  readonly line?: string | undefined;
  readonly ver?: number | undefined;
  readonly stake?: string | undefined;
  readonly winAmount?: string | undefined;
  readonly reason?: BetRejection | undefined;
  readonly limits?: { readonly min: string; readonly max: string } | undefined;
  readonly placedAt?: number | undefined;
}

/**
 * Where a placement stands.
 *
 * `confirming`: sent, no answer yet. `pending`: taken, waiting out the in-play delay. `unknown`: the answer was lost;
 * the platform is asked until it knows. `refused`: never reached a decision (session expired, maintenance), no bet exists.
 */
export type PlacementStatus = 'idle' | 'confirming' | 'pending' | 'unknown' | 'accepted' | 'rejected' | 'refused';

export interface PlacementState {
  readonly status: PlacementStatus;
  readonly request?: BetRequest;
  readonly outcome?: BetOutcome;
  /** Text of a `refused`. */
  readonly failureKey?: string;
}
