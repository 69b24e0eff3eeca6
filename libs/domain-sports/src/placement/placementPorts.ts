import type { Clock } from '@pavilion/kernel';
import type { BetOutcome, BetRequest, SeriesRequest, SingleRequest } from './betPlacement.ts';

/** Ports of bet placement. */
export interface PlacementPorts {
  /** Sends a single bet. `requestId` is the request id of the envelope too (W3). It is called once for each id. */
  readonly placeBet: (request: SingleRequest) => Promise<BetOutcome>;
  /** Sends a parlay as one bet with its legs and systems. */
  readonly placeSeries: (request: SeriesRequest) => Promise<BetOutcome>;
  /** Reads the status of a bet. It may be called any number of times. */
  readonly betStatus: (requestId: string) => Promise<BetOutcome>;
  /**
   * Stores a bet before it is sent, so that its status can be polled after a reload. If it throws, the bet is not sent.
   */
  readonly savePending: (request: BetRequest) => void | Promise<void>;
  /**
   * Returns the stored bets. It is synchronous, so that the flow receives an order that is placed right after its
   * start.
   */
  readonly loadPending: () => readonly BetRequest[];
  readonly deletePending: (requestId: string) => void | Promise<void>;
  /** Creates an unguessable request id, such as kernel's `createId`. */
  readonly createId: () => string;
  readonly clock: Clock;
  /**
   * Whether an error of `placeBet` or `placeSeries` proves that no bet exists: `isDefiniteRefusal` of `@pavilion/api-client`.
   * Returns `false` for any other error, bugs included. The flow then polls the status of the bet (F-BET-05).
   */
  readonly isRefusal: (error: unknown) => boolean;
}
