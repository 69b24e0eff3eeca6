import type { Endpoint } from '../catalogue/endpoint.ts';
import { ProtocolError, type ProtocolReason } from '../errors/protocolError.ts';
import { type CallOutcome, TransportError, type TransportReason } from '../errors/transportError.ts';
import type { Deadline } from './createDeadline.ts';
import type { TraceStep } from './traceStep.ts';

/** Tells the tracer of one step. */
export type TraceFn = (step: TraceStep['step'], more?: Pick<TraceStep, 'code' | 'error' | 'body'>) => void;

/** What is settled the moment a call begins; whatever changes meanwhile, it ends with these (F-CRY-09). */
export interface CallContext {
  readonly id: string;
  readonly requestId: string;
  readonly token: string;
  readonly deviceId: string;
  readonly isSealed: boolean;
  /** The page's clock, milliseconds; its 30 s run from here. */
  readonly begunAt: number;
}

/** One call under way. */
export interface CallDetails extends Omit<CallContext, 'requestId'> {
  /** The request id it began with. */
  readonly callId: string;
  readonly entry: Endpoint;
  /** Original path; of a GET with its query. */
  readonly path: string;
  readonly body: string;
  /** A repeated read takes a fresh one; every other call keeps its own (ruling W3). */
  requestId: string;
  readonly deadline: Deadline;
  readonly tell: TraceFn;
  /** How often it was sent. */
  attempts: number;
}

const getCallOutcome = (call: CallDetails): CallOutcome =>
  call.entry.effect === 'money' && call.attempts > 0 ? 'unknown' : 'none';

/** Says that no answer came. */
export function createNoResponseError(
  call: CallDetails,
  reason: TransportReason,
  more: { readonly retryAfterMs?: number; readonly cause?: unknown } = {},
): TransportError {
  const { id, requestId, attempts } = call;
  return new TransportError(reason, { endpointId: id, requestId, attempts, outcome: getCallOutcome(call), ...more });
}

/** Says that the answer cannot be used. */
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
