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
  type Wire,
  type WireRequest,
} from '@pavilion/api-client/protocol';
import type { Logger } from '@pavilion/kernel';
import { findMemberByToken } from '@pavilion/sandbox-platform/auth/sessions';
import { parseLocale, type Locale } from '@pavilion/sandbox-platform/base/locale';
import type { Member } from '@pavilion/sandbox-platform/db/tables/schema';
import { type Answered, createFaultRunner } from './faults/createFaultRunner.ts';
import type { FaultPlan } from './faults/createFaults.ts';
import { createInFlight, type InFlight } from './createInFlight.ts';
import { createReplayGuard } from './createReplayGuard.ts';
import { isTransientDatabaseError } from '@pavilion/sandbox-platform/db/databaseTrouble';
import { envelopeText } from './envelope.ts';
import type { Call, SandboxHandlers } from '../request/handlerTypes.ts';
import { once } from '@pavilion/sandbox-platform/db/once';
import type { Platform } from '../request/platform.ts';
import { Refusal } from '@pavilion/sandbox-platform/base/refusal';
import { matchRoute } from './routeTable.ts';
import { splitAnswerHeaders } from './splitAnswerHeaders.ts';

const NOT_FOUND = 6004;
const SERVER_ERROR = 6005;
const BAD_PARAMETER = 6007;
const SYSTEM_BUSY = 6317;

export interface DispatchPorts {
  readonly platform: Platform;
  /** The wire as it is just now: the console may change its key. */
  readonly wire: () => Wire;
  /** Milliseconds after which a call hears "busy" while its work goes on (F-SRV-05). */
  readonly answerLimitMs: number;
  readonly handlers: SandboxHandlers;
  readonly faults: FaultPlan;
  readonly logger: Logger;
}

/** A call from the network. */
export interface Incoming {
  readonly request: WireRequest;
  readonly ip: string;
}

export interface Dispatcher {
  readonly dispatch: (incoming: Incoming) => Promise<Answered>;
  /** Resolves when no call is being worked on. */
  readonly idle: () => Promise<void>;
}

const headerText = (request: WireRequest, name: string): string => {
  const value = request.headers[name];
  return typeof value === 'string' ? value : '';
};

/** A call says its language in its body, or in the header. */
function getCallLocale(request: WireRequest, body: unknown): Locale {
  const { langx, Request } = (body ?? {}) as { langx?: unknown; Request?: { langx?: unknown } };
  const requested = langx ?? Request?.langx;
  return parseLocale(typeof requested === 'string' ? requested : headerText(request, 'accept-language'));
}

/** A GET asks in its query, all else in its body (API-01). */
const parseRequestParams = ({ method, query, body }: OpenedRequest): unknown =>
  method === 'GET' ? Object.fromEntries(new URLSearchParams(query)) : parseBody(body);

function parseBody(text: string): unknown {
  try {
    return JSON.parse(text === '' ? '{}' : text);
  } catch {
    throw new Refusal(BAD_PARAMETER, null, { httpStatus: 400 });
  }
}

/** A text the database cannot hold: the NUL character, or half of a surrogate pair. */
const UNSTORABLE = /\\u0000|\\ud[89a-f][0-9a-f]{2}/i;

/** Extra fields end here (F-SRV-09): the schema's own are all that is left, in texts that can be kept (F-SRV-03). */
function checkBody(id: EndpointId, body: unknown): unknown {
  const checked = schemas[id].request.safeParse(body);
  if (!checked.success || UNSTORABLE.test(JSON.stringify(checked.data)))
    throw new Refusal(BAD_PARAMETER, null, { httpStatus: 400 });
  return checked.data;
}

/**
 * Digest of what the player asked for, without the parts that are fresh with each sending. It is kept for days, so it is
 * keyed: a body holds passwords and card numbers, which a bare hash would let be guessed.
 */
function fingerprintBody({ secret }: Platform, id: EndpointId, body: unknown): string {
  const bodyText = JSON.stringify(body, (key, value: unknown) => (key === 'Request' ? undefined : value));
  return secret.digest('call', id, bodyText);
}

const findRoute = (opened: OpenedRequest, body: unknown): EndpointId => {
  const route = matchRoute(opened.method, opened.path, body);
  if (route === 'unknownPath') throw new Refusal(NOT_FOUND, null, { httpStatus: 404 });
  if (route === 'wrongMethod') throw new Refusal(BAD_PARAMETER, null, { httpStatus: 405 });
  if (route === 'unknownResource') throw new Refusal(BAD_PARAMETER, null, { httpStatus: 400 });
  return route;
};

/** The work's own result, or "busy" once it has taken too long: the caller asks again, the work ends in its own time. */
async function withinLimit<Result>({ platform, answerLimitMs }: DispatchPorts, work: Promise<Result>): Promise<Result> {
  let cancel = () => {};
  const limit = new Promise<never>((_, reject) => {
    cancel = platform.clock.after(answerLimitMs, () => reject(new Refusal(SYSTEM_BUSY)));
  });
  return Promise.race([work, limit]).finally(() => cancel());
}

/** One call on its way, once its dress is off and its parts are checked. */
interface Checked {
  readonly id: EndpointId;
  readonly body: unknown;
  readonly member: Member | undefined;
  readonly opened: OpenedRequest;
  readonly locale: Locale;
  readonly ip: string;
}

/** Checked call with the digest that identifies it. */
interface IdentifiedCall {
  readonly checked: Checked;
  readonly print: string;
}

function createCall(
  { platform }: DispatchPorts,
  inFlight: InFlight,
  { checked, print }: IdentifiedCall,
): Call<EndpointId> {
  const { id, body, member, opened, locale, ip } = checked;
  const memberId = member?.id ?? 0;
  const now = new Date(platform.clock.now());
  return {
    body,
    member,
    requestId: opened.requestId,
    deviceId: opened.deviceId,
    locale,
    ip,
    now,
    once: (work: Parameters<Call<EndpointId>['once']>[0]) =>
      once(platform.db, { key: { memberId, requestId: opened.requestId, endpoint: id, bodyHash: print }, now }, work),
    settled: (requestId: string) => inFlight.settled(`${memberId}:${requestId}`),
  } as Call<EndpointId>;
}

/** Sends a checked call to its handler; one that changes something runs once however often it arrives. */
async function work(ports: DispatchPorts, inFlight: InFlight, identified: IdentifiedCall): Promise<unknown> {
  const { checked, print } = identified;
  const call = createCall(ports, inFlight, identified);
  const handle = ports.handlers[checked.id] as (call: Call<EndpointId>) => unknown;
  if (getEndpoint(checked.id).effect === 'read') return handle(call);
  const key = `${checked.member?.id ?? 0}:${checked.opened.requestId}`;
  const answer = inFlight.join(key, print, async () => handle(call));
  if (answer === 'conflict') throw new Refusal(ILLEGAL_REQUEST);
  return answer;
}

function toRefusal(error: unknown, logger: Logger): Refusal {
  if (error instanceof Refusal) return error;
  if (isTransientDatabaseError(error)) return new Refusal(SYSTEM_BUSY);
  logger.warn('call failed', { reason: error instanceof Error ? (error.stack ?? error.message) : 'unknown' });
  return new Refusal(SERVER_ERROR);
}

/**
 * The one road of every call: dress off, route, schema, token, faults, handler, envelope.
 *
 * Whatever is wrong with the dress is answered alike, "illegal request" with the server's time (API-09); no answer ever
 * holds a stack, a statement or a path (F-SRV-13).
 */
export function createDispatcher(ports: DispatchPorts): Dispatcher {
  const { platform, wire, logger } = ports;
  const inFlight = createInFlight();
  const runThroughFaults = createFaultRunner(ports.faults, platform.clock);
  const guard = createReplayGuard(platform.clock, 2 * defaultWireProfile.windowMs);

  const illegal = () => new Refusal(ILLEGAL_REQUEST, { serverTime: platform.clock.now() });

  const open = async (request: WireRequest): Promise<OpenedRequest> => {
    const opened = await openRequest(wire(), request, platform.clock.now());
    if (!opened.isOpen) throw illegal();
    return opened;
  };

  const check = async (opened: OpenedRequest, body: unknown, incoming: Incoming): Promise<Checked> => {
    const id = findRoute(opened, body);
    const checkedBody = checkBody(id, body);
    const member = await findMemberByToken(platform.db, opened.token);
    if (!member && getEndpoint(id).auth === 'member') throw new Refusal(LOGIN_EXPIRED);
    return { id, body: checkedBody, member, opened, locale: getCallLocale(incoming.request, body), ip: incoming.ip };
  };

  const perform = async (checked: Checked): Promise<unknown> => {
    const print = fingerprintBody(platform, checked.id, checked.body);
    if (!guard.admit(checked.opened.requestId, print)) throw illegal();
    return work(ports, inFlight, { checked, print });
  };

  /** Data or refusal, as an envelope; what is no refusal tells nothing. */
  const answer = async ({ id, locale }: Checked, work: () => Promise<unknown>): Promise<Answered> => {
    try {
      const { headers, data } = splitAnswerHeaders(id, await work());
      return { status: 200, headers, text: envelopeText({ code: SUCCESS, data }, locale) };
    } catch (error) {
      return refused(error, locale);
    }
  };

  const refused = (error: unknown, locale: Locale): Answered => {
    const { code, data, httpStatus, texts } = toRefusal(error, logger);
    return { status: httpStatus, text: envelopeText({ code, data, message: texts?.[locale] }, locale) };
  };

  return {
    dispatch: async (incoming) => {
      let locale = parseLocale(headerText(incoming.request, 'accept-language'));
      try {
        const opened = await open(incoming.request);
        const body = parseRequestParams(opened);
        locale = getCallLocale(incoming.request, body);
        const checked = await withinLimit(ports, check(opened, body, incoming));
        return await runThroughFaults(checked.id, () => answer(checked, () => withinLimit(ports, perform(checked))));
      } catch (error) {
        return refused(error, locale);
      }
    },
    idle: inFlight.idle,
  };
}
