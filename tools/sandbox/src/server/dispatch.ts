import { createHash } from 'node:crypto';
import {
  defaultWireProfile,
  endpointOf,
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
import { type Logger } from '@pavilion/kernel';
import { memberOfToken } from '../auth/sessions.ts';
import { localeOf, type Locale } from '../content/locale.ts';
import { type Member } from '../db/schema.ts';
import { type FaultPlan } from './createFaults.ts';
import { createInFlight, type InFlight } from './createInFlight.ts';
import { createReplayGuard } from './createReplayGuard.ts';
import { isDatabaseTrouble } from './databaseTrouble.ts';
import { envelopeText } from './envelope.ts';
import { type Call, type SandboxHandlers } from './handlerTypes.ts';
import { once } from './once.ts';
import { type Platform } from './platform.ts';
import { Refusal } from './refusal.ts';
import { routeOf } from './routeTable.ts';

const NOT_FOUND = 6004;
const SERVER_ERROR = 6005;
const BAD_PARAMETER = 6007;
const SYSTEM_BUSY = 6317;

/** What goes back: an envelope with its HTTP status, or nothing at all where a fault cuts the line. */
export interface Dispatched {
  readonly status: number;
  readonly text: string;
  readonly cut?: 'connection' | 'answer';
}

export interface DispatchPorts {
  readonly platform: Platform;
  readonly wire: Wire;
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
  readonly dispatch: (incoming: Incoming) => Promise<Dispatched>;
  /** Resolves when no call is being worked on. */
  readonly idle: () => Promise<void>;
}

const headerText = (request: WireRequest, name: string): string => {
  const value = request.headers[name];
  return typeof value === 'string' ? value : '';
};

/** A call says its language in its body, or in the header. */
function localeOfCall(request: WireRequest, body: unknown): Locale {
  const { langx, Request } = (body ?? {}) as { langx?: unknown; Request?: { langx?: unknown } };
  const said = langx ?? Request?.langx;
  return localeOf(typeof said === 'string' ? said : headerText(request, 'accept-language'));
}

function parseBody(text: string): unknown {
  try {
    return JSON.parse(text === '' ? '{}' : text);
  } catch {
    throw new Refusal(BAD_PARAMETER, null, 400);
  }
}

/** A text the database cannot hold: the NUL character, or half of a surrogate pair. */
const UNSTORABLE = /\\u0000|\\ud[89a-f][0-9a-f]{2}/i;

/** Extra fields end here (F-SRV-09): the schema's own are all that is left, in texts that can be kept (F-SRV-03). */
function checkBody(id: EndpointId, body: unknown): unknown {
  const checked = schemas[id].request.safeParse(body);
  if (!checked.success || UNSTORABLE.test(JSON.stringify(checked.data))) throw new Refusal(BAD_PARAMETER, null, 400);
  return checked.data;
}

/** Hash of what the player asked for, without the parts that are fresh with each sending. */
function printOf(id: EndpointId, body: unknown): string {
  const asked = JSON.stringify(body, (key, value: unknown) => (key === 'Request' ? undefined : value));
  return createHash('sha256').update(`${id}\n${asked}`).digest('base64url');
}

const findRoute = (opened: OpenedRequest, body: unknown): EndpointId => {
  const route = routeOf(opened.method, opened.path, body);
  if (route === 'unknownPath') throw new Refusal(NOT_FOUND, null, 404);
  if (route === 'wrongMethod') throw new Refusal(BAD_PARAMETER, null, 405);
  if (route === 'unknownResource') throw new Refusal(BAD_PARAMETER, null, 400);
  return route;
};

const sleep = (platform: Platform, ms: number) => new Promise<void>((resolve) => platform.clock.after(ms, resolve));

/** One call on its way, once its dress is off and its parts are checked. */
interface Checked {
  readonly id: EndpointId;
  readonly body: unknown;
  readonly member: Member | undefined;
  readonly opened: OpenedRequest;
  readonly locale: Locale;
  readonly ip: string;
}

function callOf({ platform }: DispatchPorts, inFlight: InFlight, checked: Checked, print: string): Call<EndpointId> {
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
      once(platform.db, { memberId, requestId: opened.requestId, endpoint: id, bodyHash: print }, now, work),
    settled: (requestId: string) => inFlight.settled(`${memberId}:${requestId}`),
  } as Call<EndpointId>;
}

/** Sends a checked call to its handler; one that changes something runs once however often it arrives. */
async function work(ports: DispatchPorts, inFlight: InFlight, checked: Checked, print: string): Promise<unknown> {
  const call = callOf(ports, inFlight, checked, print);
  const handle = ports.handlers[checked.id] as (call: Call<EndpointId>) => unknown;
  if (endpointOf(checked.id).effect === 'read') return handle(call);
  const key = `${checked.member?.id ?? 0}:${checked.opened.requestId}`;
  const answer = inFlight.join(key, print, async () => handle(call));
  if (answer === 'conflict') throw new Refusal(ILLEGAL_REQUEST);
  return answer;
}

function refusalOf(error: unknown, logger: Logger): Refusal {
  if (error instanceof Refusal) return error;
  if (isDatabaseTrouble(error)) return new Refusal(SYSTEM_BUSY);
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
  const { platform, wire, faults, logger } = ports;
  const inFlight = createInFlight();
  const guard = createReplayGuard(platform.clock, 2 * defaultWireProfile.windowMs);

  const illegal = () => new Refusal(ILLEGAL_REQUEST, { serverTime: platform.clock.now() });

  const open = async (request: WireRequest): Promise<OpenedRequest> => {
    const opened = await openRequest(wire, request, platform.clock.now());
    if (!opened.isOpen) throw illegal();
    return opened;
  };

  const check = async (opened: OpenedRequest, body: unknown, incoming: Incoming): Promise<Checked> => {
    const id = findRoute(opened, body);
    const checkedBody = checkBody(id, body);
    const member = await memberOfToken(platform.db, opened.token);
    if (!member && endpointOf(id).auth === 'member') throw new Refusal(LOGIN_EXPIRED);
    return { id, body: checkedBody, member, opened, locale: localeOfCall(incoming.request, body), ip: incoming.ip };
  };

  const run = async (checked: Checked): Promise<Dispatched> => {
    const hits = faults.take(checked.id);
    const hit = (kind: string) => hits.find((fault) => fault.kind === kind);
    if (hit('delay')) await sleep(platform, hit('delay')?.delayMs ?? 1_000);
    if (hit('drop')) return { status: 0, text: '', cut: 'connection' };
    const failure = hit('error');
    if (failure) throw new Refusal(failure.code ?? SERVER_ERROR);
    const print = printOf(checked.id, checked.body);
    if (!guard.admit(checked.opened.requestId, print)) throw illegal();
    const answers = [work(ports, inFlight, checked, print)];
    if (hit('duplicate')) answers.push(work(ports, inFlight, checked, print));
    const [data] = await Promise.all(answers);
    const text = envelopeText(SUCCESS, data, checked.locale);
    if (hit('lostAnswer')) return { status: 0, text: '', cut: 'connection' };
    return { status: 200, text, ...(hit('corrupt') ? { cut: 'answer' as const } : {}) };
  };

  return {
    dispatch: async (incoming) => {
      let locale = localeOf(headerText(incoming.request, 'accept-language'));
      try {
        const opened = await open(incoming.request);
        const body = parseBody(opened.body);
        locale = localeOfCall(incoming.request, body);
        return await run(await check(opened, body, incoming));
      } catch (error) {
        const { code, data, httpStatus, texts } = refusalOf(error, logger);
        return { status: httpStatus, text: envelopeText(code, data, locale, texts?.[locale]) };
      }
    },
    idle: inFlight.idle,
  };
}
