import { type Bytes, fromUtf8 } from '../bytes/bytes.ts';
import { inflateText } from '../bytes/deflate.ts';
import { TooLarge } from '../bytes/readText.ts';
import type { Wire } from './createWire.ts';
import { answerBinding, type AnswerForm, isSealedRequest, type WireRequest } from './exchange.ts';
import { openBytes } from './sealedText.ts';
import { sealedTextOf } from './sealedTextOf.ts';
import type { WireAnswer } from './sealResponse.ts';

/** An answer read, or why it cannot be: sealed with something else, or plain where it had to be sealed. */
export type OpenedAnswer = { readonly text: string } | { readonly refusal: 'undecryptable' | 'downgraded' };

const formOf = (flag: string | undefined): AnswerForm | undefined =>
  flag === '1' || flag === 'deflate' ? flag : undefined;

async function readBytes(form: AnswerForm, bytes: Bytes): Promise<OpenedAnswer> {
  try {
    return { text: form === 'deflate' ? await inflateText(bytes) : fromUtf8(bytes) };
  } catch (error) {
    if (error instanceof TooLarge) throw error;
    return { refusal: 'undecryptable' };
  }
}

/**
 * Reads an answer (API-05): the client's half of `sealResponse`.
 *
 * A plain answer to a sealed call is refused, so stripping the flag gains nothing (ruling W2). A sealed answer to a
 * plain call is opened. Throws `TooLarge` when a compressed answer unpacks to more than an answer may be.
 *
 * @param request the call as it went out
 */
export async function openResponse(wire: Wire, request: WireRequest, answer: WireAnswer): Promise<OpenedAnswer> {
  const form = formOf(answer.headers[wire.profile.headers.sealed]);
  if (!form) return isSealedRequest(wire.profile, request) ? { refusal: 'downgraded' } : { text: answer.body };
  const sealed = sealedTextOf(answer.body) ?? '';
  const bytes = await openBytes(wire, answerBinding(wire.profile, request, form), sealed);
  return bytes ? readBytes(form, bytes) : { refusal: 'undecryptable' };
}
