import type { RequestOf, ResponseOf } from '@pavilion/api-client/protocol';
import type { Minor } from '@pavilion/kernel';

export type BetRequest = RequestOf<'sport.placeBet'>;
export type SeriesRequest = RequestOf<'sport.placeSeries'>;
export type BetOutcome = ResponseOf<'sport.betStatus'>;
export type LegOutcome = NonNullable<BetOutcome['legs']>[number];
export type RejectionReason = NonNullable<BetOutcome['reason']>;
export type OddsRule = BetRequest['oddsRule'];

/** Price as shown on the bet slip. */
export type SlipPrice = SeriesRequest['legs'][number];

/** Order of a bet, from a request for a single or for a parlay. */
export interface Order {
  readonly kind: 'single' | 'series';
  readonly requestId: string;
  readonly legs: readonly SlipPrice[];
  /** Empty for a single. */
  readonly systems: readonly string[];
  readonly oddsRule: OddsRule;
  /** Stake of one combination; `undefined` if its text is not an amount. */
  readonly unitStake: Minor | undefined;
}
