import { type Wire } from './createWire.ts';
import { answerBinding, isSealedRequest, type WireRequest } from './exchange.ts';
import { sealText } from './sealedText.ts';

/** An answer's headers and body text. */
export interface WireAnswer {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/**
 * Dresses an answer: sealed and flagged for a sealed call, plain for a plain one.
 *
 * Use it for refusals too, also of a call that could not be opened: a client refuses a plain answer to a sealed call.
 *
 * @param request the call as it came in
 * @param text the envelope `{ status_code, data, message }` as JSON
 */
export async function sealResponse(wire: Wire, request: WireRequest, text: string): Promise<WireAnswer> {
  if (!isSealedRequest(wire.profile, request)) return { headers: { 'content-type': 'application/json' }, body: text };
  const sealed = await sealText(wire, answerBinding(wire.profile, request), text);
  return {
    headers: { 'content-type': 'application/json', [wire.profile.headers.sealed]: '1' },
    body: JSON.stringify({ sealed }),
  };
}
