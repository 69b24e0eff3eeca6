import fc from 'fast-check';
import { createWebCrypto } from '../crypto/webCrypto.ts';
import { isSafePath, buildPathWithQuery } from '../transport/createCallRunner.ts';
import { createWire } from '../wire/createWire.ts';
import type { WireRequest } from '../wire/exchange.ts';
import { openRequest } from './openRequest.ts';
import { openResponse } from './openResponse.ts';
import { type PlainRequest, sealRequest } from './sealRequest.ts';
import { sealResponse } from './sealResponse.ts';
import { defaultWireProfile as profile } from '../wire/wireProfile.ts';

const NOW = 1_763_690_400_000;
const wire = createWire(profile, { crypto: createWebCrypto(globalThis.crypto.subtle) });

const segment = fc.stringMatching(/^[\w\-.~]{1,12}$/);
const path = fc.array(segment, { minLength: 1, maxLength: 5 }).map((parts) => `/${parts.join('/')}`);
const text = fc.oneof(fc.json(), fc.string({ unit: 'binary', maxLength: 80 }));
const call: fc.Arbitrary<PlainRequest> = fc.record({
  method: fc.constant('POST' as const),
  path,
  body: text,
  time: fc.integer({ min: NOW - profile.windowMs, max: NOW + profile.windowMs }),
  requestId: fc.uuid(),
  deviceId: fc.uuid(),
  token: fc.stringMatching(/^[\x21-\x7e]{0,40}$/),
  isSealed: fc.boolean(),
});

/** A change of one part of a call by a middlebox. */
const change = fc.oneof(
  fc.record({ part: fc.constantFrom('path', 'body', 'method'), at: fc.nat(), by: fc.integer({ min: 1, max: 93 }) }),
  fc.record({
    part: fc.constantFrom(...Object.values(profile.headers).filter((name) => !/accept|sealed|key/.test(name))),
    at: fc.nat(),
    by: fc.integer({ min: 1, max: 93 }),
  }),
);

/** Replaces the character at one position by another printable one; an empty value gets one character. */
function changeCharacter(value: string, at: number, by: number): string {
  if (value === '') return '!';
  const place = at % value.length;
  const code = value.charCodeAt(place);
  const other = code >= 33 && code <= 126 ? 33 + ((code - 33 + by) % 94) : 33 + by;
  return value.slice(0, place) + String.fromCharCode(other) + value.slice(place + 1);
}

function changedCall(request: WireRequest, { part, at, by }: { part: string; at: number; by: number }): WireRequest {
  if (part === 'path') return { ...request, path: changeCharacter(request.path, at, by) };
  if (part === 'body') return { ...request, body: changeCharacter(request.body, at, by) };
  if (part === 'method') return { ...request, method: changeCharacter(request.method, at, by) };
  return {
    ...request,
    headers: { ...request.headers, [part]: changeCharacter(String(request.headers[part]), at, by) },
  };
}

describe('random calls', () => {
  it('F-CRY-14 API-04 opens what the other side sealed: requests and responses in both modes', async () => {
    await fc.assert(
      fc.asyncProperty(call, text, async (plain, responseText) => {
        const request = await sealRequest(wire, plain);
        const opened = await openRequest(wire, request, NOW);
        const read = await openResponse(wire, request, await sealResponse(wire, request, { text: responseText }));
        const isWhole =
          opened.isOpen && (['path', 'body', 'token'] as const).every((part) => opened[part] === plain[part]);
        return isWhole && 'text' in read && read.text === responseText;
      }),
    );
  });

  it('F-CRY-17 F-CRY-18 refuses a call with one changed character and never throws', async () => {
    await fc.assert(
      fc.asyncProperty(call, change, async (plain, change) => {
        const request = await sealRequest(wire, plain);
        const opened = await openRequest(wire, changedCall(request, change), NOW);
        return !opened.isOpen && typeof opened.reason === 'string';
      }),
    );
  });

  it('F-API-18 both sides refuse a path, or it stays below its origin', () => {
    const anyPath = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 30 }),
      fc.webUrl(),
      fc.stringMatching(/^[/\\.:@%?#\w\- \r\n\t]{0,20}$/),
      path,
    );
    const origin = 'https://platform.example';
    fc.assert(
      fc.property(anyPath, (candidate) => {
        if (!isSafePath(candidate)) return true;
        const url = new URL(origin + candidate);
        return url.origin === origin && url.search === '' && url.hash === '' && url.username === '';
      }),
    );
  });

  it('API-01 the query of a GET returns every value unchanged', () => {
    const values = fc.dictionary(
      fc.stringMatching(/^[a-zA-Z]\w{0,8}$/).filter((name) => name !== '__proto__'),
      fc.oneof(fc.string({ unit: 'grapheme' }), fc.integer(), fc.boolean()),
    );
    fc.assert(
      fc.property(path, values, (bare, query) => {
        const url = new URL(`https://platform.example${buildPathWithQuery(bare, query)}`);
        expect(Object.fromEntries(url.searchParams)).toEqual(
          Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])),
        );
      }),
    );
  });
});
