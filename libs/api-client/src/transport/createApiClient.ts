import { createId, silentLogger, systemClock } from '@pavilion/kernel';
import { endpointOf, type EndpointId } from '../catalogue/catalogue.ts';
import { createWire } from '../envelope/createWire.ts';
import { defaultWireProfile } from '../envelope/wireProfile.ts';
import { isCallError } from '../errors/reactionOf.ts';
import { type ApiClient, type ApiClientOptions, type CallOptions, isCaptchaDemand } from './apiClient.ts';
import { badAnswer, type CallFacts } from './callFacts.ts';
import { createAnswerCache } from './createAnswerCache.ts';
import { createChecker } from './createChecker.ts';
import { createDeadline } from './createDeadline.ts';
import { createExchanger } from './createExchanger.ts';
import { isSafePath, pathWithQuery } from './originalPath.ts';
import { notLoggedIn, settleAnswer } from './settleAnswer.ts';
import { untilAborted } from './untilAborted.ts';

/** A call takes this long at most, all its attempts together (API-03). */
export const CALL_TIMEOUT_MS = 30_000;

const defaults = {
  baseUrl: '',
  profile: defaultWireProfile,
  clock: systemClock,
  logger: silentLogger,
  isSafe: true,
  locale: () => 'zh-CN',
  isOnline: () => true,
  random: Math.random,
  fetch: ((input, init) => fetch(input, init)) as typeof fetch,
};

/** Makes the client. It holds no global state: two of them (two sites, two members) live side by side. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const { session, clock, logger, profile, ...rest } = { ...defaults, ...options };
  const wire = createWire(profile, options.wire);
  const exchanger = createExchanger({ ...rest, clock, wire, baseUrl: rest.baseUrl.replace(/\/+$/, '') });
  const checker = createChecker(options.schemas, logger);
  const cache = createAnswerCache(clock);
  let isSealed = rest.isSafe;

  const begin = (id: EndpointId, body: unknown, { signal, requestId = createId() }: CallOptions): CallFacts => {
    const entry = endpointOf(id);
    const isGet = entry.method === 'GET';
    return {
      ...{ id, entry, requestId, isSealed, attempts: 0, token: session.token(), deviceId: session.deviceId() },
      path: isGet ? pathWithQuery(entry.path, body) : entry.path,
      body: isGet ? '' : JSON.stringify(body ?? {}),
      deadline: createDeadline(clock, CALL_TIMEOUT_MS, signal),
    };
  };

  const perform = async (call: CallFacts, body: unknown): Promise<unknown> => {
    if (!isSafePath(call.entry.path)) throw badAnswer(call, 'request', 'the path leaves the origin');
    if (call.entry.auth === 'member' && call.token === '') throw notLoggedIn(call);
    await checker.checkRequest(call, body);
    const data = settleAnswer(session, call, await exchanger.send(call));
    return isCaptchaDemand(data) ? data : checker.checkResponse(call, data);
  };

  const ask = async (id: EndpointId, body: unknown, more: CallOptions): Promise<unknown> => {
    const call = begin(id, body, more);
    try {
      return await perform(call, body);
    } catch (error) {
      const kind = isCallError(error) ? error.kind : 'bug';
      if (more.signal?.aborted !== true)
        logger.warn('call.failed', { endpointId: id, kind, requestId: call.requestId });
      throw error;
    } finally {
      call.deadline.end();
    }
  };

  /** Shares one request among all who ask; who gives up leaves alone, the request goes on for the others. */
  const share = (id: EndpointId, body: unknown, keepMs: number, signal: AbortSignal | undefined) => {
    const owner = endpointOf(id).auth === 'member' ? session.token() : '';
    const key = JSON.stringify([profile.siteId, rest.locale(), owner, id, body]);
    const shared = cache.share(key, keepMs, () => ask(id, body, {}));
    return signal ? untilAborted(shared, signal, id) : shared;
  };

  const call = (id: EndpointId, body: unknown, more: CallOptions = {}) => {
    const { cacheMs } = endpointOf(id);
    return cacheMs === undefined ? ask(id, body, more) : share(id, body, cacheMs, more.signal);
  };

  return {
    call: call as ApiClient['call'],
    setSafeSwitch: (next) => {
      isSealed = next;
    },
    serverNow: exchanger.serverNow,
    forgetAnswers: cache.clear,
  };
}
