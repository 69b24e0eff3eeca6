import {
  defaultWireProfile,
  getEndpoint,
  type EndpointId,
  ILLEGAL_REQUEST,
  LOGIN_EXPIRED,
  openRequest,
  type OpenedRequest,
  schemas,
  SUCCESS,
  type WireRequest,
} from '@pavilion/api-client/protocol';
import type { Logger } from '@pavilion/kernel';
import { parseLocale, type Locale } from '@pavilion/sandbox-platform/base/locale';
import { type UnsealedResponse, createFaultRunner } from './faults/createFaultRunner.ts';
import type { FaultPlan } from './faults/createFaults.ts';
import { createCallLimit } from './limits/createCallLimit.ts';
import { createInFlight, type InFlight } from './limits/createInFlight.ts';
import { createReplayGuard } from './limits/createReplayGuard.ts';
import type { WireProvider } from './createWireProvider.ts';
import { createSecurityLog, type SecurityEntry } from './createSecurityLog.ts';
import { formatEnvelope } from './responses/formatEnvelope.ts';
import type { Call, SandboxHandlers } from '../request/handlerTypes.ts';
import { once } from '@pavilion/sandbox-platform/db/once';
import type { Platform } from '../request/platform.ts';
import { errorCodes } from '@pavilion/sandbox-platform/base/errorCodes';
import { Refusal } from '@pavilion/sandbox-platform/base/refusal';
import { findSession, recordUse, type OpenSession } from '@pavilion/sandbox-platform/sessions/findSession';
import type { SiteId } from '@pavilion/sandbox-platform/settings/siteIds';
import { matchRoute } from './routeTable.ts';
import { splitResponseHeaders } from './responses/splitResponseHeaders.ts';
import { toRefusal } from './responses/toRefusal.ts';

export interface DispatchPorts {
  readonly platform: Platform;
  /** Current wires; the console may change their key. */
  readonly wire: WireProvider;
  /** Milliseconds after which a call gets "busy" while its work continues (F-SRV-05). */
  readonly responseLimitMs: number;
  /** Calls of a member in a minute before one is refused as "busy"; unlimited if absent. */
  readonly memberCallsPerMinute?: number | undefined;
  readonly handlers: SandboxHandlers;
  readonly faults: FaultPlan;
  readonly logger: Logger;
}

/** Request from the network. */
export interface Incoming {
  readonly request: WireRequest;
  readonly ip: string;
}

export interface Dispatcher {
  readonly dispatch: (incoming: Incoming) => Promise<UnsealedResponse>;
  /** Resolves when no call is running. */
  readonly idle: () => Promise<void>;
}

const headerText = (request: WireRequest, name: string): string => {
  const value = request.headers[name];
  return typeof value === 'string' ? value : '';
};

/** Returns the locale of a call from its body, or from its header. */
function getCallLocale(request: WireRequest, body: unknown): Locale {
  const { langx, Request } = (body ?? {}) as { langx?: unknown; Request?: { langx?: unknown } };
  const requested = langx ?? Request?.langx;
  return parseLocale(typeof requested === 'string' ? requested : headerText(request, 'accept-language'));
}

/** Parses the parameters of a call: of a GET from the query, else from the body (API-01). */
const parseRequestParams = ({ method, query, body }: OpenedRequest): unknown =>
  method === 'GET' ? parseQuery(query) : parseBody(body);

/** Refuses a repeated parameter, because readers differ in which of its values counts (ASVS 15.3.7). */
function parseQuery(query: string): unknown {
  const entries = [...new URLSearchParams(query)];
  const params = new Map(entries);
  if (params.size < entries.length) throw new Refusal(errorCodes.invalidParameter, null, { httpStatus: 400 });
  return Object.fromEntries(params);
}

function parseBody(text: string): unknown {
  try {
    return JSON.parse(text === '' ? '{}' : text);
  } catch {
    throw new Refusal(errorCodes.invalidParameter, null, { httpStatus: 400 });
  }
}

/**
 * Characters that the database cannot store: NUL and lone surrogates, escaped in JSON. A backslash of the text is escaped
 * too, so an escape has an odd number of them.
 */
const UNSTORABLE = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f][0-9a-f]{2})/;

/** Validates the body, removes fields that are not in the schema (F-SRV-09) and rejects texts that cannot be stored (F-SRV-03). */
function checkBody(id: EndpointId, body: unknown): unknown {
  const checked = schemas[id].request.safeParse(body);
  if (!checked.success || UNSTORABLE.test(JSON.stringify(checked.data)))
    throw new Refusal(errorCodes.invalidParameter, null, { httpStatus: 400 });
  return checked.data;
}

/**
 * Computes the digest of a request without the parts that change with each attempt. It is stored for days and therefore
 * keyed: passwords and card numbers could be guessed from a plain hash.
 */
function fingerprintBody({ secret }: Platform, id: EndpointId, body: unknown): string {
  const bodyText = JSON.stringify(body, (key, value: unknown) => (key === 'Request' ? undefined : value));
  return secret.digest('call', id, bodyText);
}

const findRoute = (opened: OpenedRequest, body: unknown): EndpointId => {
  const route = matchRoute(opened.method, opened.path, body);
  if (route === 'unknownPath') throw new Refusal(errorCodes.notFound, null, { httpStatus: 404 });
  if (route === 'wrongMethod') throw new Refusal(errorCodes.invalidParameter, null, { httpStatus: 405 });
  if (route === 'unknownResource') throw new Refusal(errorCodes.invalidParameter, null, { httpStatus: 400 });
  return route;
};

/** Returns the result of the work, or throws "busy" after the limit. The work continues, and the caller may repeat the request. */
async function withinLimit<Result>(
  { platform, responseLimitMs }: DispatchPorts,
  work: Promise<Result>,
): Promise<Result> {
  let cancel = () => {};
  const limit = new Promise<never>((_, reject) => {
    cancel = platform.clock.after(responseLimitMs, () => reject(new Refusal(errorCodes.systemBusy)));
  });
  return Promise.race([work, limit]).finally(() => cancel());
}

/** Opened and validated call. */
interface Checked {
  readonly id: EndpointId;
  readonly body: unknown;
  readonly session: OpenSession | undefined;
  readonly opened: OpenedRequest;
  readonly locale: Locale;
  readonly siteId: SiteId;
  readonly ip: string;
  readonly userAgent: string;
}

/** Validated call with its digest. */
interface IdentifiedCall {
  readonly checked: Checked;
  readonly print: string;
}

function createCall(
  { platform }: DispatchPorts,
  inFlight: InFlight,
  { checked, print }: IdentifiedCall,
): Call<EndpointId> {
  const { id, body, session, opened, locale, siteId, ip, userAgent } = checked;
  const memberId = session?.member.id ?? 0;
  const now = new Date(platform.clock.now());
  return {
    body,
    member: session?.member,
    session,
    requestId: opened.requestId,
    deviceId: opened.deviceId,
    locale,
    siteId,
    ip,
    userAgent,
    now,
    once: (work: Parameters<Call<EndpointId>['once']>[0]) =>
      once(platform.db, { key: { memberId, requestId: opened.requestId, endpoint: id, bodyHash: print }, now }, work),
    settled: (requestId: string) => inFlight.settled(`${memberId}:${requestId}`),
  } as Call<EndpointId>;
}

/** Passes a call to its handler. A call with an effect runs once per request id. */
async function work(ports: DispatchPorts, inFlight: InFlight, identified: IdentifiedCall): Promise<unknown> {
  const { checked, print } = identified;
  const call = createCall(ports, inFlight, identified);
  const handle = ports.handlers[checked.id] as (call: Call<EndpointId>) => unknown;
  if (getEndpoint(checked.id).effect === 'read') return handle(call);
  const key = `${checked.session?.member.id ?? 0}:${checked.opened.requestId}`;
  const result = inFlight.join(key, print, async () => handle(call));
  if (result === 'conflict') throw new Refusal(ILLEGAL_REQUEST);
  return result;
}

/** Finds the session of a call and records its use. A call does not fail because its time could not be stored. */
async function resolveSession(
  { platform: { db, clock }, logger }: DispatchPorts,
  { token, deviceId }: OpenedRequest,
): Promise<OpenSession | undefined> {
  const now = new Date(clock.now());
  const session = await findSession(db, { token, deviceId, now });
  if (session)
    await recordUse(db, session, now).catch((error: Error) =>
      logger.warn('session use not stored', { reason: error.message }),
    );
  return session;
}

/** Creates the envelopes of results and refusals, and logs those that concern security. Other errors reveal no details. */
function createResponses({ logger }: DispatchPorts) {
  const logSecurity = createSecurityLog(logger);

  const respond = async (checked: Checked, work: () => Promise<unknown>): Promise<UnsealedResponse> => {
    const { id, locale, ip, session } = checked;
    const caller = { call: id, memberId: session?.member.id, address: ip };
    try {
      const { headers, data } = splitResponseHeaders(id, await work());
      logSecurity({ ...caller, code: SUCCESS });
      return { status: 200, headers, text: formatEnvelope({ code: SUCCESS, data }, locale) };
    } catch (error) {
      return refused(error, locale, caller);
    }
  };

  const refused = (error: unknown, locale: Locale, caller: Omit<SecurityEntry, 'code'>): UnsealedResponse => {
    const { code, data, httpStatus, texts } = toRefusal(error, logger);
    logSecurity({ ...caller, code });
    return { status: httpStatus, text: formatEnvelope({ code, data, message: texts?.[locale] }, locale) };
  };

  return { respond, refused };
}

/**
 * Creates the dispatcher. Each call passes the same steps: open, route, schema, token, faults, handler, envelope.
 *
 * Every problem of sealing or signature gets the same response: "illegal request" with the server's time (API-09). No
 * response contains a stack, a statement or a path (F-SRV-13).
 */
export function createDispatcher(ports: DispatchPorts): Dispatcher {
  const { platform, wire } = ports;
  const { respond, refused } = createResponses(ports);
  const inFlight = createInFlight();
  const runThroughFaults = createFaultRunner(ports.faults, platform.clock);
  const acceptCall = createCallLimit(platform.clock, ports.memberCallsPerMinute ?? Infinity);
  const guard = createReplayGuard(platform.clock, 2 * defaultWireProfile.windowMs);

  const illegal = () => new Refusal(ILLEGAL_REQUEST, { serverTime: platform.clock.now() });

  const open = async (request: WireRequest): Promise<OpenedRequest> => {
    const opened = await openRequest(wire(request), request, platform.clock.now());
    if (!opened.isOpen) throw illegal();
    return opened;
  };

  const check = async (opened: OpenedRequest, body: unknown, incoming: Incoming): Promise<Checked> => {
    const id = findRoute(opened, body);
    const checkedBody = checkBody(id, body);
    const session = await resolveSession(ports, opened);
    if (!session && getEndpoint(id).auth === 'member') throw new Refusal(LOGIN_EXPIRED);
    if (session && !acceptCall(session.member.id)) throw new Refusal(errorCodes.systemBusy, null, { httpStatus: 429 });
    return {
      id,
      body: checkedBody,
      session,
      opened,
      locale: getCallLocale(incoming.request, body),
      // Only a call of one of these sites is opened.
      siteId: String(wire(incoming.request).profile.siteId) as SiteId,
      ip: incoming.ip,
      userAgent: headerText(incoming.request, 'user-agent'),
    };
  };

  const perform = async (checked: Checked): Promise<unknown> => {
    const print = fingerprintBody(platform, checked.id, checked.body);
    if (!guard.admit(checked.opened.requestId, print)) throw illegal();
    return work(ports, inFlight, { checked, print });
  };

  return {
    dispatch: async (incoming) => {
      let locale = parseLocale(headerText(incoming.request, 'accept-language'));
      try {
        const opened = await open(incoming.request);
        const body = parseRequestParams(opened);
        locale = getCallLocale(incoming.request, body);
        const checked = await withinLimit(ports, check(opened, body, incoming));
        return await runThroughFaults(checked.id, () => respond(checked, () => withinLimit(ports, perform(checked))));
      } catch (error) {
        return refused(error, locale, { call: undefined, memberId: undefined, address: incoming.ip });
      }
    },
    idle: inFlight.idle,
  };
}
