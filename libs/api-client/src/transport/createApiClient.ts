import { createId, silentLogger, systemClock } from '@pavilion/kernel';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { EndpointTable } from '../catalogue/endpoint/endpoint.ts';
import { defaultWireProfile } from '../wire/wireProfile.ts';
import type { ApiClient, ApiClientOptions, CallOptions } from '../call/apiClient.ts';
import type { CallContext } from '../call/callDetails.ts';
import { createResponseCache } from './createResponseCache.ts';
import { createCallRunner, type PreparedCall } from './createCallRunner.ts';
import { createChecker } from './createChecker.ts';
import { createEndpointFinder, loadCatalogue } from './createEndpointFinder.ts';
import { requireOfferedArea } from './requireOfferedArea.ts';
import { createExchanger } from '../exchange/createExchanger.ts';
import { createWireProvider } from '../exchange/createWireProvider.ts';
import { raceAbort } from '../call/raceAbort.ts';

/** Time limit of a call with all its attempts (API-03). */
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

/**
 * Creates a client. It has no global state, so several clients (sites, members) can coexist.
 *
 * @throws TypeError if the key of `profile` is not 32 bytes in base64url
 */
export function createApiClient<const Table extends EndpointTable = Catalogue>(
  options: ApiClientOptions<Table>,
): ApiClient<Table> {
  const { session, clock, logger, profile, ...rest } = { ...defaults, ...options };
  const wire = createWireProvider(profile, options.wire, options.refetchProfile);
  const exchanger = createExchanger({ ...rest, clock, wire, baseUrl: rest.baseUrl.replace(/\/+$/, '') });
  const runCall = createCallRunner({
    session,
    clock,
    logger,
    exchanger,
    checker: createChecker(options.schemas, logger),
    timeoutMs: CALL_TIMEOUT_MS,
    trace: options.trace,
  });
  const cache = createResponseCache(clock);
  const { endpoints, loadEndpoints = endpoints ? undefined : loadCatalogue } = options;
  const findEndpoint = createEndpointFinder({
    clock,
    timeoutMs: CALL_TIMEOUT_MS,
    loadEndpoints,
    endpoints: (endpoints ?? {}) as EndpointTable,
  });
  let isSealed = rest.isSafe;

  const begin = (id: string, requestId = createId()): CallContext => ({
    id,
    requestId,
    isSealed,
    locale: rest.locale(),
    begunAt: clock.now(),
    token: session.token(),
    epoch: session.epoch(),
    deviceId: session.deviceId(),
  });

  /** Shares one request among all callers. A caller that cancels leaves; the request continues for the others. */
  const share = (prepared: PreparedCall, keepMs: number, signal?: AbortSignal) => {
    const { begun, entry, json } = prepared;
    const owner = entry.auth === 'member' ? begun.token : '';
    const key = JSON.stringify([profile.siteId, begun.locale, owner, begun.id, json]);
    const shared = cache.share(key, keepMs, () => runCall(prepared));
    return signal ? raceAbort(shared, signal, begun.id) : shared;
  };

  const call = async (id: string, body: unknown, { requestId, signal }: CallOptions = {}): Promise<unknown> => {
    const begun = begin(id, requestId);
    const entry = await findEndpoint(begun, signal);
    const prepared = { begun, entry, body, json: JSON.stringify(body ?? {}) };
    const { cacheMs } = entry;
    if (entry.origin === 'pavilion')
      await requireOfferedArea(begun, entry, () => call('configuration.preInfo', {}, signal ? { signal } : {}));
    return cacheMs === undefined ? runCall(prepared, signal) : share(prepared, cacheMs, signal);
  };

  return {
    call: call as ApiClient<Table>['call'],
    setSafeSwitch: (next) => {
      isSealed = next;
    },
    wire: wire.current,
    serverNow: exchanger.serverNow,
    clearResponses: cache.clear,
  };
}
