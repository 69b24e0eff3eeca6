import { nobleCrypto } from '../crypto/nobleCrypto.ts';
import { createWire } from '../wire/createWire.ts';
import type { WireRequest } from '../wire/exchange.ts';
import { type OpenedRequest, openRequest } from '../envelope/openRequest.ts';
import { sealResponse } from '../envelope/sealResponse.ts';
import { defaultWireProfile, type WireProfile } from '../wire/wireProfile.ts';

/** Response of a handler: an envelope, its text, a whole response, an error to reject with, or no response. */
export type FakeResponse =
  | { readonly envelope: unknown }
  | { readonly text: string }
  | { readonly response: Response }
  | { readonly reject: unknown }
  | 'silence';

export interface FakePlatform {
  readonly fetch: typeof fetch;
  readonly calls: { request: WireRequest; opened: OpenedRequest | undefined; init: RequestInit; url: string }[];
}

export const ok = (data: unknown): FakeResponse => ({ envelope: { status_code: 6000, data, message: '' } });
export const refused = (code: unknown, message = '', data: unknown = null): FakeResponse => ({
  envelope: { status_code: code, data, message },
});

/** Creates a platform that replaces `fetch`: opens each call like a server and seals the response of the handler. */
export function createFakePlatform(
  handle: (call: OpenedRequest, count: number) => FakeResponse | Promise<FakeResponse>,
  now: () => number = () => 1_763_690_400_000,
  profile: WireProfile = defaultWireProfile,
): FakePlatform {
  const wire = createWire(profile, { crypto: nobleCrypto });
  const calls: FakePlatform['calls'] = [];

  const respond = async (request: WireRequest, url: string, init: RequestInit): Promise<FakeResponse> => {
    const opened = await openRequest(wire, request, now());
    calls.push({ request, opened: opened.isOpen ? opened : undefined, init, url });
    return opened.isOpen ? handle(opened, calls.length) : refused(6008, 'illegal request', { serverTime: now() });
  };

  const fake = async (url: string, init: RequestInit): Promise<Response> => {
    const headers = init.headers as Record<string, string>;
    const path = url.replace(/^https?:\/\/[^/]+/, '');
    const body = typeof init.body === 'string' ? init.body : '';
    const request = { method: init.method ?? 'GET', path, headers, body };
    const given = await respond(request, url, init);
    if (given === 'silence') return new Promise(() => undefined);
    if ('reject' in given) throw given.reject;
    if ('response' in given) return given.response;
    const text = 'text' in given ? given.text : JSON.stringify(given.envelope);
    const sealed = await sealResponse(wire, request, { text });
    return new Response(sealed.body, { headers: sealed.headers });
  };

  return { fetch: fake as typeof fetch, calls };
}
