import { type RequestOf, type ResponseOf } from '@pavilion/api-client/protocol';

export type BetRequest = RequestOf<'sport.placeBet'>;
export type BetOutcome = ResponseOf<'sport.betStatus'>;
export type RejectionReason = NonNullable<BetOutcome['reason']>;
export type OddsRule = BetRequest['oddsRule'];
