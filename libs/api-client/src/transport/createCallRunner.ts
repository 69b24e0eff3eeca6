import type { Clock, Logger } from '@pavilion/kernel';
import type { Endpoint } from '../catalogue/endpoint/endpoint.ts';
import { isCallError } from '../errors/isCallError.ts';
import { isSessionEndedError } from '../errors/sessionEndedError.ts';
import { type ClientSession, isCaptchaDemand } from '../call/apiClient.ts';
import {
  createBadResponseError,
  createSessionEndedError,
  type CallContext,
  type CallDetails,
  type TraceFn,
} from '../call/callDetails.ts';
import type { Checker } from './createChecker.ts';
import { createDeadline } from '../call/createDeadline.ts';
import type { Exchanger } from '../exchange/createExchanger.ts';
import { createLoginRequiredError, resolveResponse } from '../exchange/resolveResponse.ts';
import type { TraceStep } from '../trace/traceStep.ts';

const SAFE_PATH = /^\/(?!\/)[\w\-./~]*$/;

/** Whether a path stays on the platform's origin; `https://evil/x`, `//evil/x` and `/\evil` do not (F-API-18). */
export function isSafePath(path: string): boolean {
  return SAFE_PATH.test(path);
}

/** Builds the path of a GET with its body as the query, in the order of its keys. Values are texts, numbers or booleans. */
export function buildPathWithQuery(path: string, body: unknown): string {
  const entries = Object.entries((body ?? {}) as Record<string, unknown>).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(entries.map(([key, value]) => [key, String(value)])).toString();
  return query ? `${path}?${query}` : path;
}

/** A call with its endpoint and body, before it is sent. */
export interface PreparedCall {
  readonly begun: CallContext;
  readonly entry: Endpoint;
  readonly body: unknown;
  /** The body as JSON. */
  readonly json: string;
}

/** Ports of the call runner. */
export interface CallRunnerPorts {
  readonly session: ClientSession;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly exchanger: Exchanger;
  readonly checker: Checker;
  /** Time limit of a call from its beginning, milliseconds. */
  readonly timeoutMs: number;
  readonly trace: ((step: TraceStep) => void) | undefined;
}

/** Whether the response belongs to the session of the call. One that is cached for guests belongs to no session. */
const belongsToSession = ({ begun: { token }, entry: { auth, cacheMs } }: PreparedCall): boolean =>
  token !== '' && (auth === 'member' || cacheMs === undefined);

/** Runs a call, from its checks to its validated data. */
export type CallRunner = (prepared: PreparedCall, signal?: AbortSignal) => Promise<unknown>;

/**
 * Returns the result of a step of a call, or throws its error. Both are discarded if the session has ended: otherwise a late
 * 6001 or a balance would reach the next member (F-API-28).
 */
function readResult<Result>(call: CallDetails, result: PromiseSettledResult<Result>): Result {
  if (call.hasSessionEnded()) throw createSessionEndedError(call);
  if (result.status === 'rejected') throw result.reason;
  return result.value;
}

/** Creates the runner for all calls of a client. */
export function createCallRunner(ports: CallRunnerPorts): CallRunner {
  const { session, clock, logger, exchanger, checker } = ports;

  const toStep = (call: CallDetails, step: TraceStep['step'], more: Parameters<TraceFn>[1]): TraceStep => ({
    step,
    callId: call.callId,
    endpointId: call.id,
    requestId: call.requestId,
    attempt: call.attempts,
    ms: clock.now() - call.begunAt,
    isSealed: call.isSealed,
    ...more,
  });

  const createCallDetails = (prepared: PreparedCall, signal?: AbortSignal): CallDetails => {
    const { begun, entry, body, json } = prepared;
    const isGet = entry.method === 'GET';
    const getRemainingMs = begun.begunAt + ports.timeoutMs - clock.now();
    const reportStep: TraceFn = (step, more) => ports.trace?.(toStep(call, step, more));
    const call: CallDetails = {
      ...begun,
      callId: begun.requestId,
      entry,
      attempts: 0,
      deadline: createDeadline(clock, getRemainingMs, signal),
      hasSessionEnded: () => belongsToSession(prepared) && session.epoch() !== begun.epoch,
      path: isGet ? buildPathWithQuery(entry.path, body) : entry.path,
      body: isGet ? '' : json,
      reportStep,
    };
    return call;
  };

  const perform = async (call: CallDetails, body: unknown): Promise<unknown> => {
    if (!isSafePath(call.entry.path)) throw createBadResponseError(call, 'request', 'the path leaves the origin');
    if (call.entry.auth === 'member' && call.token === '') throw createLoginRequiredError(call);
    await checker.checkRequest(call, body);
    const [sent] = await Promise.allSettled([exchanger.send(call)]);
    const data = resolveResponse(session, call, readResult(call, sent));
    if (isCaptchaDemand(data)) return data;
    const [checked] = await Promise.allSettled([checker.checkResponse(call, data)]);
    return readResult(call, checked);
  };

  return async (prepared, signal) => {
    const call = createCallDetails(prepared, signal);
    call.reportStep('begin', { body: prepared.body });
    try {
      const response = await perform(call, prepared.body);
      call.reportStep('end');
      return response;
    } catch (error) {
      call.reportStep('end', { error });
      const kind = isCallError(error) ? error.kind : 'bug';
      if (signal?.aborted !== true && !isSessionEndedError(error))
        logger.warn('call.failed', { endpointId: call.id, kind, requestId: call.requestId });
      throw error;
    } finally {
      call.deadline.end();
    }
  };
}
