import {
  type ResponseSealing,
  sealResponse,
  type Wire,
  type WireResponse,
  type WireRequest,
} from '@pavilion/api-client/protocol';
import type { UnsealedResponse } from './createFaultRunner.ts';
import type { Fault } from './createFaults.ts';
import type { FaultKind } from './faultKinds.ts';
import { applyTextFault } from './applyTextFault.ts';

/** HTTP response as it is sent: complete, stalled after half of the body, or cut without a response. */
export interface Outgoing {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly line: 'whole' | 'stalled' | 'cut';
}

interface ResponseFaultContext {
  readonly outgoing: Outgoing;
  /** Plain text of the envelope. */
  readonly text: string;
  readonly fault: Fault;
  readonly flag: string;
}

const PAGE = '<!doctype html><title>Sign in</title><h1>Welcome to the network</h1>';
const JSON_HEADERS = { 'content-type': 'application/json' };

const half = (text: string): string => text.slice(0, text.length / 2);

function cutSealedText(body: string): string {
  const { sealed } = JSON.parse(body) as { sealed?: string };
  return JSON.stringify({ sealed: half(sealed ?? '') });
}

const withoutFlag = ({ outgoing, flag }: ResponseFaultContext): Outgoing => {
  const headers = Object.fromEntries(Object.entries(outgoing.headers).filter(([name]) => name !== flag));
  return { ...outgoing, headers };
};

const responseFaults: Readonly<Partial<Record<FaultKind, (context: ResponseFaultContext) => Outgoing>>> = {
  drop: ({ outgoing }) => ({ ...outgoing, line: 'cut' }),
  lostAnswer: ({ outgoing }) => ({ ...outgoing, line: 'cut' }),
  corrupt: ({ outgoing }) => ({ ...outgoing, body: half(outgoing.body) }),
  stall: ({ outgoing }) => ({ ...outgoing, line: 'stalled' }),
  html: ({ outgoing }) => ({ ...outgoing, status: 200, headers: { 'content-type': 'text/html' }, body: PAGE }),
  unauthorized: ({ outgoing }) => ({ ...outgoing, status: 401, headers: {}, body: '' }),
  unauthorizedSuccess: ({ outgoing }) => ({ ...outgoing, status: 401 }),
  unavailable: ({ outgoing, fault }) => ({
    ...outgoing,
    status: 503,
    headers: { 'content-type': 'text/plain', 'retry-after': String(Math.ceil((fault.delayMs ?? 1_000) / 1_000)) },
    body: 'Service Unavailable',
  }),
  flaggedPlain: ({ outgoing, text, flag }) => ({ ...outgoing, headers: { ...JSON_HEADERS, [flag]: '1' }, body: text }),
  unflagged: withoutFlag,
  cutSealed: ({ outgoing }) => ({ ...outgoing, body: cutSealedText(outgoing.body) }),
};

/** Seals the response if the fault needs a sealed text. */
const getSealing = (fault: Fault | undefined, sealing: ResponseSealing): ResponseSealing =>
  fault?.kind === 'unflagged' || fault?.kind === 'cutSealed' ? 'always' : sealing;

/** Wire, request and sealing mode of a response. */
export interface SealedExchange {
  readonly wire: Wire;
  readonly request: WireRequest;
  readonly sealing: ResponseSealing;
}

/** Seals a response and applies its fault. */
export async function applyResponseFault(
  { wire, request, sealing }: SealedExchange,
  { status, text, headers, fault }: UnsealedResponse,
): Promise<Outgoing> {
  const faultyText = fault ? applyTextFault(fault.kind, text) : text;
  const context: WireResponse = await sealResponse(wire, request, {
    text: faultyText,
    sealing: getSealing(fault, sealing),
  });
  const outgoing: Outgoing = { status, ...context, headers: { ...headers, ...context.headers }, line: 'whole' };
  const applyFault = fault && responseFaults[fault.kind];
  return applyFault ? applyFault({ outgoing, text: faultyText, fault, flag: wire.profile.headers.sealed }) : outgoing;
}
