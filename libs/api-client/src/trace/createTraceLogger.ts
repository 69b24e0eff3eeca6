import { isCallError } from '../errors/isCallError.ts';
import { isApiError } from '../errors/getErrorReaction.ts';
import { isSessionEndedError } from '../errors/sessionEndedError.ts';
import { isUuid } from '../session/storedKeys.ts';
import type { TraceStep } from './traceStep.ts';

/** Line of one step of a call: flat, short and safe for logs. */
export interface TraceLine {
  readonly step: TraceStep['step'];
  readonly call: string;
  readonly endpoint: string;
  readonly request: string;
  readonly attempt: number;
  readonly ms: number;
  readonly sealed: boolean;
  /** `status_code` of a response. */
  readonly code?: number;
  /** `resolved`, `refused`, `sessionEnded`, the reason of a transport or protocol error, or `bug`. */
  readonly end?: string;
  /** Requested fields with harmless values; `…` for other values. */
  readonly body?: Readonly<Record<string, string | number | boolean>>;
}

/** Options of {@link createTraceLogger}. */
export interface TraceLoggerOptions {
  /** Writes a line; default: `console.debug`. */
  readonly write?: (line: TraceLine) => void;
  /** Top-level fields of a body that may be shown, such as `pageNum`; default: none. */
  readonly show?: readonly string[];
}

const SECRET =
  /token|pass|pwd|code|phone|mobile|email|name|card|bank|account|address|jwt|secret|sign|captcha|answer|id$/i;
const HARMLESS = /^[A-Za-z._-]{1,24}$/;
const ENDPOINT = /^[\w.-]{1,64}$/;
const MAX_LOGGED_NUMBER = 999;

function maskValue(value: unknown): string | number | boolean {
  if (typeof value === 'boolean') return value;
  if (typeof value === 'number' && Math.abs(value) <= MAX_LOGGED_NUMBER) return value;
  return typeof value === 'string' && HARMLESS.test(value) ? value : '…';
}

function pickFields(body: unknown, show: readonly string[]) {
  const fields = Object.entries((body ?? {}) as Record<string, unknown>).filter(([name]) => show.includes(name));
  return Object.fromEntries(fields.map(([name, value]) => [name, maskValue(value)]));
}

function formatEnd(error: unknown): string {
  if (error === undefined) return 'resolved';
  if (isApiError(error)) return 'refused';
  if (isSessionEndedError(error)) return error.kind;
  return isCallError(error) ? (error as { readonly reason: string }).reason : 'bug';
}

const maskId = (text: string) => (isUuid(text) ? text : '…');

function toTraceLine(step: TraceStep, show: readonly string[]): TraceLine {
  return {
    step: step.step,
    call: maskId(step.callId),
    endpoint: ENDPOINT.test(step.endpointId) ? step.endpointId : '…',
    request: maskId(step.requestId),
    attempt: step.attempt,
    ms: Math.round(step.ms),
    sealed: step.isSealed,
    ...(step.code === undefined ? {} : { code: step.code }),
    ...(step.step === 'end' ? { end: formatEnd(step.error) } : {}),
    ...(step.step === 'begin' && show.length > 0 ? { body: pickFields(step.body, show) } : {}),
  };
}

/**
 * Creates a tracer for developers: one structured line per step, without token, password, code, phone or card number, and
 * without any text of a response. It shows only the body fields in `show`, if they are numbers up to 999, booleans or short
 * plain words.
 *
 * @throws TypeError if `show` contains a field that may be a secret
 */
export function createTraceLogger({ write = console.debug, show = [] }: TraceLoggerOptions = {}): (
  step: TraceStep,
) => void {
  const secret = show.find((name) => SECRET.test(name));
  if (secret !== undefined)
    throw new TypeError(
      `createTraceLogger: "${secret}" may contain a secret and is never shown. Remove it from "show".`,
    );
  return (step) => {
    try {
      write(toTraceLine(step, show));
    } catch {
      // A failing log must not fail the call.
    }
  };
}
