import {
  createWire,
  defaultWireProfile,
  type EndpointId,
  getEndpoint,
  sealRequest,
  type WireRequest,
} from '@pavilion/api-client/protocol';
import { createId } from '@pavilion/kernel';
import { createFakeClock } from '@pavilion/kernel/testing';
import { createPlatformFaultStore } from '@pavilion/sandbox-platform/db/createPlatformFaultStore';
import type { Db } from '@pavilion/sandbox-platform/db/database';
import { createServerSecret } from '@pavilion/sandbox-platform/db/serverSecret';
import { settle } from '@pavilion/testing';
import type { Platform } from '../../request/platform.ts';
import type { SandboxHandlers } from '../../request/handlerTypes.ts';
import { createDispatcher, type DispatchPorts } from '../createDispatcher.ts';
import { createWireProvider } from '../createWireProvider.ts';
import { createFaults } from '../faults/createFaults.ts';

/** Device of all test calls. */
export const DEVICE_ID = '7b0c4d2e-5f11-4c39-9c55-2f8d3a1b6e91';
/** Network address of all test calls. */
export const ADDRESS = '203.0.113.7';
/** Milliseconds after which a test call gets "busy". */
export const RESPONSE_LIMIT_MS = 8_000;
/** Longest real time for which a test waits. */
const DEADLINE_MS = 20_000;

/** Parts of a test call; by default a guest calls with an empty body. */
export interface TestCall {
  readonly method?: 'GET' | 'POST';
  readonly path?: string;
  /** Body as text, or a value to serialise. */
  readonly body?: unknown;
  readonly token?: string;
  readonly requestId?: string;
  readonly siteId?: number;
  readonly isSealed?: boolean;
  /** Age of the time of the call, milliseconds. */
  readonly ageMs?: number;
  /** Headers that are not signed, such as `accept-language`. */
  readonly headers?: Readonly<Record<string, string | readonly string[]>>;
  /** Changes the signed request. */
  readonly change?: (request: WireRequest) => Partial<WireRequest>;
}

const toText = ({ body = {} }: TestCall): string => (typeof body === 'string' ? body : JSON.stringify(body));

/** Seals a call of an endpoint as a client does. */
async function sealCall(id: EndpointId, now: number, call: TestCall): Promise<WireRequest> {
  const { siteId = 3000, ageMs = 0, headers = {}, change = () => ({}) } = call;
  const request = await sealRequest(createWire({ ...defaultWireProfile, siteId }), {
    method: call.method ?? getEndpoint(id).method,
    path: call.path ?? getEndpoint(id).path,
    body: toText(call),
    time: now - ageMs,
    requestId: call.requestId ?? createId(),
    deviceId: DEVICE_ID,
    token: call.token ?? '',
    isSealed: call.isSealed ?? false,
  });
  const sent = { ...request, headers: { ...request.headers, ...headers } };
  return { ...sent, ...change(sent) };
}

/** Response of a test call: HTTP status, headers and content of the envelope. */
export interface TestResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>> | undefined;
  readonly code: number;
  readonly data: unknown;
  readonly message: string;
}

/** Handlers and changed ports of {@link createTestDispatcher}. */
export interface TestPorts extends Partial<Omit<DispatchPorts, 'handlers' | 'platform'>> {
  readonly handlers?: Partial<SandboxHandlers>;
  /** Database; calls of guests need none. */
  readonly db?: Db;
}

/** Waits until a condition holds. */
async function until(holds: () => boolean): Promise<void> {
  const deadline = Date.now() + DEADLINE_MS;
  while (!holds() && Date.now() < deadline) await settle();
  expect(holds()).toBe(true);
}

/** Creates a dispatcher with the given handlers and a fake clock. */
export function createTestDispatcher({ handlers = {}, db, ...ports }: TestPorts = {}) {
  const clock = createFakeClock({ settle });
  const faults = createFaults();
  const warn = jest.fn();
  const secret = createServerSecret(Buffer.alloc(32, 1));
  const platform: Partial<Platform> = { clock, secret, ...(db && { db }) };
  const dispatcher = createDispatcher({
    platform: platform as Platform,
    wire: createWireProvider(createPlatformFaultStore()),
    handlers: handlers as SandboxHandlers,
    faults,
    logger: { warn },
    responseLimitMs: RESPONSE_LIMIT_MS,
    ...ports,
  });
  const call = async (id: EndpointId, parts: TestCall = {}): Promise<TestResponse> => {
    const request = await sealCall(id, clock.now(), parts);
    const { status, headers, text } = await dispatcher.dispatch({ request, ip: ADDRESS });
    const { status_code: code, ...rest } = JSON.parse(text) as { status_code: number; data: unknown; message: string };
    return { status, headers, code, ...rest };
  };
  /** Waits until this many calls wait for their handlers; of members, for the database or their handlers. */
  const untilRunning = (count: number) => until(() => clock.pending() === count);
  return { clock, faults, warn, secret, call, until, untilRunning, idle: dispatcher.idle };
}
