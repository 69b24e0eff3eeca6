import type { Endpoint } from '../catalogue/endpoint/endpoint.ts';
import { SessionEndedError } from '../errors/sessionEndedError.ts';
import { ProtocolError, type ProtocolReason } from '../errors/protocolError.ts';
import type { CallOutcome } from '../errors/callOutcome.ts';
import { TransportError, type TransportReason } from '../errors/transportError.ts';
import type { Deadline } from './createDeadline.ts';
import type { TraceStep } from '../trace/traceStep.ts';

/** Reports one step to the tracer. */
export type TraceFn = (step: TraceStep['step'], more?: Pick<TraceStep, 'code' | 'error' | 'body'>) => void;

/** Values that are fixed when a call begins and stay until its end (F-CRY-09). */
export interface CallContext {
  readonly id: string;
  readonly requestId: string;
  readonly token: string;
  /** Number of the session; see `ClientSession.epoch`. */
  readonly epoch: number;
  readonly deviceId: string;
  readonly isSealed: boolean;
  /** Requested language. */
  readonly locale: string;
  /** Time by the page's clock, milliseconds. The 30 s limit starts here. */
  readonly begunAt: number;
}

/** Call in progress. */
export interface CallDetails extends Omit<CallContext, 'requestId'> {
  /** Request id of the first attempt. */
  readonly callId: string;
  readonly entry: Endpoint;
  /** Original path, with the query of a GET. */
  readonly path: string;
  readonly body: string;
  /** A repeated read gets a new one; any other call keeps its own (ruling W3). */
  requestId: string;
  readonly deadline: Deadline;
  /** Whether the session of the call has ended. Its response is then discarded (F-API-28). */
  readonly hasSessionEnded: () => boolean;
  readonly reportStep: TraceFn;
  /** Number of attempts. */
  attempts: number;
}

const getCallOutcome = (call: CallDetails): CallOutcome =>
  call.entry.effect === 'money' && call.attempts > 0 ? 'unknown' : 'none';

/** Creates the error of a call without a response. */
export function createNoResponseError(
  call: CallDetails,
  reason: TransportReason,
  more: { readonly retryAfterMs?: number; readonly cause?: unknown } = {},
): TransportError {
  const { id, requestId, attempts } = call;
  return new TransportError(reason, { endpointId: id, requestId, attempts, outcome: getCallOutcome(call), ...more });
}

/** Creates the error of an unusable response. */
export function createBadResponseError(call: CallDetails, reason: ProtocolReason, detail?: string): ProtocolError {
  const isGameData = call.entry.resourceMethod !== undefined;
  return new ProtocolError(reason, {
    endpointId: call.id,
    requestId: call.requestId,
    outcome: getCallOutcome(call),
    isGameData,
    ...(detail === undefined ? {} : { detail }),
  });
}

/** Creates the error of a call whose session has ended. It contains nothing of the response. */
export function createSessionEndedError(call: CallDetails): SessionEndedError {
  const { id, requestId } = call;
  return new SessionEndedError({ endpointId: id, requestId, outcome: getCallOutcome(call) });
}
