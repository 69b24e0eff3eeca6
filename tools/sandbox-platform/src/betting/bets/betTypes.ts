import type { RequestOf, ResponseOf } from '@pavilion/api-client/protocol';
import type { Minor } from '@pavilion/kernel';

export type BetRequest = RequestOf<'sport.placeBet'>;
export type SeriesRequest = RequestOf<'sport.placeSeries'>;
export type BetOutcome = ResponseOf<'sport.betStatus'>;
export type LegOutcome = NonNullable<BetOutcome['legs']>[number];
export type RejectionReason = NonNullable<BetOutcome['reason']>;
export type OddsRule = BetRequest['oddsRule'];

/** A price as the player saw it. */
export type SlipPrice = SeriesRequest['legs'][number];

/** A bet the way it is placed, whether it was asked for as a single or as a series. */
export interface Order {
  readonly kind: 'single' | 'series';
  readonly requestId: string;
  readonly legs: readonly SlipPrice[];
  /** Empty for a single. */
  readonly systems: readonly string[];
  readonly oddsRule: OddsRule;
  /** Stake of one combination; undefined where the text is no amount. */
  readonly unitStake: Minor | undefined;
}
