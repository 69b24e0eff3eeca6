import { type Clock, createId } from '@pavilion/kernel';
import { ILLEGAL_REQUEST } from '../envelope/envelope.ts';
import { TransportError } from '../errors/transportError.ts';
import {
  createBadResponseError,
  type CallDetails,
  createNoResponseError,
  createSessionEndedError,
} from '../call/callDetails.ts';
import { CallStoppedError } from '../call/createDeadline.ts';
import { WireKeyChangedError } from './createWireProvider.ts';
import { createRetryBudget } from './createRetryBudget.ts';
import type { DecodedResponse } from './decodeResponse.ts';
import { sendOnce, type SendPorts } from './sendOnce.ts';
import { createRefusalError } from './resolveResponse.ts';

const MAX_ATTEMPTS = 3;

export interface ExchangerPorts extends SendPorts {
  readonly clock: Clock;
  readonly random: () => number;
  readonly isOnline: () => boolean;
}

/** Sends calls until there is a response or they may not be repeated. */
export interface Exchanger {
  readonly send: (call: CallDetails) => Promise<DecodedResponse>;
  /** Returns the server's time as far as it is known, milliseconds. */
  readonly serverNow: () => number;
}

function findServerTime(response: DecodedResponse): number | undefined {
  const time = (response.data as { serverTime?: unknown } | null | undefined)?.serverTime;
  return response.code === ILLEGAL_REQUEST && typeof time === 'number' && Number.isSafeInteger(time) ? time : undefined;
}

const isRepeatable = (error: unknown): error is TransportError =>
  error instanceof TransportError && (error.reason === 'network' || error.reason === 'unavailable');

async function pause(call: CallDetails, ms: number): Promise<void> {
  await call.deadline.sleep(ms).catch((error: unknown) => {
    throw error instanceof CallStoppedError ? createNoResponseError(call, error.reason) : error;
  });
  call.requestId = createId();
}

/** Creates the exchanger that all calls of a client share, with one retry budget and one offset to the server's clock. */
export function createExchanger(ports: ExchangerPorts): Exchanger {
  const { clock, isOnline } = ports;
  const budget = createRetryBudget(clock, ports.random);
  let offset = 0;
  const serverNow = () => Math.round(clock.now() + offset);

  /** Returns the milliseconds until the call may be sent again; undefined if it may not (ruling W4: reads only). */
  const computeRetryDelayMs = (call: CallDetails, error: unknown): number | undefined => {
    if (!isRepeatable(error)) return undefined;
    if (error.retryAfterMs !== undefined) budget.pause(call.id, error.retryAfterMs);
    if (call.entry.effect !== 'read' || call.attempts >= MAX_ATTEMPTS || call.hasSessionEnded()) return undefined;
    const wait = Math.max(budget.delay(call.attempts), error.retryAfterMs ?? 0);
    return wait < call.deadline.left() && budget.spend() ? wait : undefined;
  };

  const refuseEarly = (call: CallDetails) => {
    if (call.hasSessionEnded()) throw createSessionEndedError(call);
    if (!isOnline()) throw createNoResponseError(call, 'offline');
    const pauseMs = call.entry.effect === 'read' ? budget.getPauseMs(call.id) : 0;
    if (pauseMs > 0) throw createNoResponseError(call, 'unavailable', { retryAfterMs: pauseMs });
  };

  /** Sends a call. After a change of the platform's key, loads it and sends once more with the same request id (F-CRY-16). */
  const sendWithCurrentKey = async (call: CallDetails): Promise<DecodedResponse> => {
    const send = () => sendOnce(ports, call, serverNow());
    const refuse = () => createBadResponseError(call, 'keyChanged');
    const renew = (used: WireKeyChangedError['used']) => call.deadline.race(ports.wire.renew(used)).catch(() => false);
    return send().catch(async (error: unknown) => {
      if (!(error instanceof WireKeyChangedError)) throw error;
      if (!(await renew(error.used))) throw refuse();
      return send().catch((again: unknown) => {
        throw again instanceof WireKeyChangedError ? refuse() : again;
      });
    });
  };

  const sendWithRetries = async (call: CallDetails): Promise<DecodedResponse> => {
    refuseEarly(call);
    try {
      const response = await sendWithCurrentKey(call);
      budget.refund(call.attempts > 1);
      return response;
    } catch (error) {
      const wait = computeRetryDelayMs(call, error);
      if (wait === undefined) throw error;
      await pause(call, wait);
      return sendWithRetries(call);
    }
  };

  /** Sends a call, and once more if the response shows that the client's clock is wrong (ruling W2). */
  const send = async (call: CallDetails): Promise<DecodedResponse> => {
    const sentAt = serverNow();
    const response = await sendWithRetries(call);
    const serverTime = findServerTime(response);
    if (serverTime === undefined || Math.abs(serverTime - sentAt) <= ports.wire.current().profile.windowMs)
      return response;
    offset = serverTime - clock.now();
    const second = await sendWithRetries(call);
    if (findServerTime(second) !== undefined) throw createRefusalError(call, second, 'error.deviceTime');
    return second;
  };

  return { send, serverNow };
}
