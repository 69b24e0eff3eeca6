import { type Wire } from './createWire.ts';
import { answerBinding, isSealedRequest, type WireRequest } from './exchange.ts';
import { openText } from './sealedText.ts';
import { sealedTextOf } from './sealedTextOf.ts';
import { type WireAnswer } from './sealResponse.ts';

/** An answer read, or why it cannot be: sealed with something else, or plain where it had to be sealed. */
export type OpenedAnswer = { readonly text: string } | { readonly refusal: 'undecryptable' | 'downgraded' };

/**
 * Reads an answer (API-05): the client's half of `sealResponse`.
 *
 * A plain answer to a sealed call is refused, so stripping the flag gains nothing (ruling W2). A sealed answer to a
 * plain call is opened.
 *
 * @param request the call as it went out
 */
export async function openResponse(wire: Wire, request: WireRequest, answer: WireAnswer): Promise<OpenedAnswer> {
  const isSealed = answer.headers[wire.profile.headers.sealed] === '1';
  if (!isSealed) return isSealedRequest(wire.profile, request) ? { refusal: 'downgraded' } : { text: answer.body };
  const sealed = sealedTextOf(answer.body);
  const text = sealed === undefined ? undefined : await openText(wire, answerBinding(wire.profile, request), sealed);
  return text === undefined ? { refusal: 'undecryptable' } : { text };
}
