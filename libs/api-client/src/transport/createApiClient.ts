import { createId, silentLogger, systemClock } from '@pavilion/kernel';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Endpoint, EndpointTable } from '../catalogue/endpoint.ts';
import { defaultWireProfile } from '../envelope/wireProfile.ts';
import { isCallError } from '../errors/isCallError.ts';
import { type ApiClient, type ApiClientOptions, type CallOptions, isCaptchaDemand } from './apiClient.ts';
import { badAnswer, type BegunCall, type CallFacts, type Tell } from './callFacts.ts';
import { createAnswerCache } from './createAnswerCache.ts';
import { createChecker } from './createChecker.ts';
import { createDeadline } from './createDeadline.ts';
import { createEndpointFinder, loadCatalogue } from './createEndpointFinder.ts';
import { createExchanger } from './createExchanger.ts';
import { createKeptWire } from './createKeptWire.ts';
import { isSafePath, pathWithQuery } from './originalPath.ts';
import { notLoggedIn, settleAnswer } from './settleAnswer.ts';
import type { TraceStep } from './traceStep.ts';
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
export function createApiClient<const Table extends EndpointTable = Catalogue>(
  options: ApiClientOptions<Table>,
): ApiClient<Table> {
  const { session, clock, logger, profile, ...rest } = { ...defaults, ...options };
  const wire = createKeptWire(profile, options.wire, options.refetchProfile);
  const exchanger = createExchanger({ ...rest, clock, wire, baseUrl: rest.baseUrl.replace(/\/+$/, '') });
  const checker = createChecker(options.schemas, logger);
  const cache = createAnswerCache(clock);
  const { endpoints, loadEndpoints = endpoints ? undefined : loadCatalogue } = options;
  const findEndpoint = createEndpointFinder({
    clock,
    timeoutMs: CALL_TIMEOUT_MS,
    loadEndpoints,
    endpoints: (endpoints ?? {}) as EndpointTable,
  });
  let isSealed = rest.isSafe;

  const begin = (id: string, requestId = createId()): BegunCall => ({
    id,
    requestId,
    isSealed,
    begunAt: clock.now(),
    token: session.token(),
    deviceId: session.deviceId(),
  });

  const timeLeft = ({ begunAt }: BegunCall) => begunAt + CALL_TIMEOUT_MS - clock.now();

  const factsOf = (begun: BegunCall, entry: Endpoint, body: unknown, signal?: AbortSignal): CallFacts => {
    const isGet = entry.method === 'GET';
    const call: CallFacts = {
      ...begun,
      callId: begun.requestId,
      entry,
      attempts: 0,
      deadline: createDeadline(clock, timeLeft(begun), signal),
      path: isGet ? pathWithQuery(entry.path, body) : entry.path,
      body: isGet ? '' : JSON.stringify(body ?? {}),
      tell: (step, more) => options.trace?.(stepOf(call, step, more)),
    };
    return call;
  };

  const stepOf = (call: CallFacts, step: TraceStep['step'], more: Parameters<Tell>[1]): TraceStep => ({
    step,
    callId: call.callId,
    endpointId: call.id,
    requestId: call.requestId,
    attempt: call.attempts,
    ms: clock.now() - call.begunAt,
    isSealed: call.isSealed,
    ...more,
  });

  const perform = async (call: CallFacts, body: unknown): Promise<unknown> => {
    if (!isSafePath(call.entry.path)) throw badAnswer(call, 'request', 'the path leaves the origin');
    if (call.entry.auth === 'member' && call.token === '') throw notLoggedIn(call);
    await checker.checkRequest(call, body);
    const data = settleAnswer(session, call, await exchanger.send(call));
    return isCaptchaDemand(data) ? data : checker.checkResponse(call, data);
  };

  const ask = async (begun: BegunCall, entry: Endpoint, body: unknown, signal?: AbortSignal): Promise<unknown> => {
    const call = factsOf(begun, entry, body, signal);
    call.tell('begin', { body });
    try {
      const answer = await perform(call, body);
      call.tell('end');
      return answer;
    } catch (error) {
      call.tell('end', { error });
      const kind = isCallError(error) ? error.kind : 'bug';
      if (signal?.aborted !== true)
        logger.warn('call.failed', { endpointId: call.id, kind, requestId: call.requestId });
      throw error;
    } finally {
      call.deadline.end();
    }
  };

  /** Shares one request among all who ask; who gives up leaves alone, the request goes on for the others. */
  const share = (begun: BegunCall, entry: Endpoint, body: unknown, keepMs: number, signal?: AbortSignal) => {
    const owner = entry.auth === 'member' ? begun.token : '';
    const key = JSON.stringify([profile.siteId, rest.locale(), owner, begun.id, body]);
    const shared = cache.share(key, keepMs, () => ask(begun, entry, body));
    return signal ? untilAborted(shared, signal, begun.id) : shared;
  };

  const call = async (id: string, body: unknown, { requestId, signal }: CallOptions = {}) => {
    const begun = begin(id, requestId);
    const entry = await findEndpoint(begun, signal);
    const { cacheMs } = entry;
    return cacheMs === undefined ? ask(begun, entry, body, signal) : share(begun, entry, body, cacheMs, signal);
  };

  return {
    call: call as ApiClient<Table>['call'],
    setSafeSwitch: (next) => {
      isSealed = next;
    },
    wire: wire.current,
    serverNow: exchanger.serverNow,
    forgetAnswers: cache.clear,
  };
}
