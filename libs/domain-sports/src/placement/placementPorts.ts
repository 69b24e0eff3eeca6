import type { Clock } from '@pavilion/kernel';
import type { BetOutcome, BetRequest, SeriesRequest, SingleRequest } from './betPlacement.ts';

/** What placing a bet needs from outside. */
export interface PlacementPorts {
  /** Sends the bet, under `requestId` as the request id of the envelope too (W3). Called once for an id, ever. */
  readonly placeBet: (request: SingleRequest) => Promise<BetOutcome>;
  /** The same for a series: one bet with its legs and systems. */
  readonly placeSeries: (request: SeriesRequest) => Promise<BetOutcome>;
  /** Asks what became of an id; a read, asked as often as needed. */
  readonly betStatus: (requestId: string) => Promise<BetOutcome>;
  /** Keeps a bet before it is sent, so that a reload can ask about it. A throw keeps the bet from being sent. */
  readonly savePending: (request: BetRequest) => void | Promise<void>;
  /** Bets kept and not forgotten. Answers at once: a bet placed in the first moment must find the flow listening. */
  readonly loadPending: () => readonly BetRequest[];
  readonly forgetPending: (requestId: string) => void | Promise<void>;
  /** A new request id, unguessable; kernel's `createId`. */
  readonly createId: () => string;
  readonly clock: Clock;
  /**
   * Whether an error of `placeBet` or `placeSeries` proves that there is no bet: `isDefiniteRefusal` of `@pavilion/api-client`.
   * `false` for everything else, bugs included: the flow then asks for the status of the bet (F-BET-05).
   */
  readonly isRefusal: (error: unknown) => boolean;
}
