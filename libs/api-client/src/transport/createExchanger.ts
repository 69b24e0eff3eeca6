import { type Clock, createId } from '@pavilion/kernel';
import { ILLEGAL_REQUEST } from '../envelope/envelope.ts';
import { TransportError } from '../errors/transportError.ts';
import { createBadResponseError, type CallDetails, createNoResponseError } from './callFacts.ts';
import { CallStoppedError } from './createDeadline.ts';
import { WireKeyChangedError } from './createWireProvider.ts';
import { createRetryBudget } from './createRetryBudget.ts';
import type { DecodedResponse } from './readAnswer.ts';
import { sendOnce, type SendPorts } from './sendOnce.ts';
import { refusal } from './resolveResponse.ts';

const MAX_ATTEMPTS = 3;

export interface ExchangerPorts extends SendPorts {
  readonly clock: Clock;
  readonly random: () => number;
  readonly isOnline: () => boolean;
}

/** Sends calls until they are answered or may not be repeated. */
export interface Exchanger {
  readonly send: (call: CallDetails) => Promise<DecodedResponse>;
  /** The server's time as far as it is known, milliseconds. */
  readonly serverNow: () => number;
}

function findServerTime(answer: DecodedResponse): number | undefined {
  const time = (answer.data as { serverTime?: unknown } | null | undefined)?.serverTime;
  return answer.code === ILLEGAL_REQUEST && typeof time === 'number' && Number.isSafeInteger(time) ? time : undefined;
}

const isRepeatable = (error: unknown): error is TransportError =>
  error instanceof TransportError && (error.reason === 'network' || error.reason === 'unavailable');

async function pause(call: CallDetails, ms: number): Promise<void> {
  await call.deadline.sleep(ms).catch((error: unknown) => {
    throw error instanceof CallStoppedError ? createNoResponseError(call, error.reason) : error;
  });
  call.requestId = createId();
}

/** Makes the sender all calls of a client share: one retry budget, one idea of the server's clock. */
export function createExchanger(ports: ExchangerPorts): Exchanger {
  const { clock, isOnline } = ports;
  const budget = createRetryBudget(clock, ports.random);
  let offset = 0;
  const serverNow = () => Math.round(clock.now() + offset);

  /** Milliseconds until the call may be sent again; `undefined` when it may not (ruling W4: reads only). */
  const retryWait = (call: CallDetails, error: unknown): number | undefined => {
    if (!isRepeatable(error)) return undefined;
    if (error.retryAfterMs !== undefined) budget.hold(call.id, error.retryAfterMs);
    if (call.entry.effect !== 'read' || call.attempts >= MAX_ATTEMPTS) return undefined;
    const wait = Math.max(budget.delay(call.attempts), error.retryAfterMs ?? 0);
    return wait < call.deadline.left() && budget.take() ? wait : undefined;
  };

  const refuseEarly = (call: CallDetails) => {
    if (!isOnline()) throw createNoResponseError(call, 'offline');
    const held = call.entry.effect === 'read' ? budget.held(call.id) : 0;
    if (held > 0) throw createNoResponseError(call, 'unavailable', { retryAfterMs: held });
  };

  /** Sends; where the platform has changed its key, gets the new one and sends once more, same request id (F-CRY-16). */
  const sendInKey = async (call: CallDetails): Promise<DecodedResponse> => {
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

  const sendUntilAnswered = async (call: CallDetails): Promise<DecodedResponse> => {
    refuseEarly(call);
    try {
      const answer = await sendInKey(call);
      budget.refund(call.attempts > 1);
      return answer;
    } catch (error) {
      const wait = retryWait(call, error);
      if (wait === undefined) throw error;
      await pause(call, wait);
      return sendUntilAnswered(call);
    }
  };

  /** Sends, and once more when the answer shows that our clock, not the call, is wrong (ruling W2). */
  const send = async (call: CallDetails): Promise<DecodedResponse> => {
    const sentAt = serverNow();
    const answer = await sendUntilAnswered(call);
    const serverTime = findServerTime(answer);
    if (serverTime === undefined || Math.abs(serverTime - sentAt) <= ports.wire.current().profile.windowMs)
      return answer;
    offset = serverTime - clock.now();
    const second = await sendUntilAnswered(call);
    if (findServerTime(second) !== undefined) throw refusal(call, second, 'error.deviceTime');
    return second;
  };

  return { send, serverNow };
}
