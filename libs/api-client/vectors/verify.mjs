#!/usr/bin/env node
// A second implementation of docs/protocol.md, based on that page and node:crypto only, checked with the test vectors. It
// shares no code with the library. Read it together with the page to write another implementation.
//   node verify.mjs [wire.json]
import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';

const vectors = JSON.parse(readFileSync(process.argv[2] ?? new URL('wire.json', import.meta.url), 'utf8'));
const { profile } = vectors;
const { headers: names } = profile;

// Keys
const hmac = (key, text) => createHmac('sha256', key).update(text, 'utf8').digest();
const master = Buffer.from(profile.key, 'base64url');
const keys = Object.fromEntries(['seal', 'sign', 'prove'].map((use) => [use, hmac(master, `pavilion-${use}-1`)]));

// sealed(text) = base64url( nonce ‖ ciphertext ‖ tag ), with the bound text as associated data
function seal(bound, plain, nonce) {
  const cipher = createCipheriv('aes-256-gcm', keys.seal, nonce).setAAD(Buffer.from(bound.join('\n'), 'utf8'));
  const parts = [nonce, cipher.update(plain), cipher.final()];
  return Buffer.concat([...parts, cipher.getAuthTag()]).toString('base64url');
}

function open(bound, sealed) {
  const bytes = Buffer.from(sealed, 'base64url');
  const [nonce, text, tag] = [bytes.subarray(0, 12), bytes.subarray(12, -16), bytes.subarray(-16)];
  const cipher = createDecipheriv('aes-256-gcm', keys.seal, nonce).setAAD(Buffer.from(bound.join('\n'), 'utf8'));
  return Buffer.concat([cipher.setAuthTag(tag).update(text), cipher.final()]);
}

// Request
function buildRequest(call, [pathNonce, bodyNonce]) {
  const { method, path, body, requestId, deviceId, token, isSealed } = call;
  const time = String(call.time);
  const site = String(profile.siteId);
  const headers = {
    [names.proof]: hmac(keys.prove, `${deviceId}\n${time}`).toString('hex'),
    [names.timestamp]: time,
    [names.apiVersion]: profile.apiVersion,
    [names.deviceId]: deviceId,
    [names.client]: profile.client,
    [names.token]: token,
    [names.requestId]: requestId,
    [names.secondary]: '',
    [names.siteId]: site,
    [names.fixedFlag]: profile.fixedFlag,
    'content-type': 'application/json',
  };
  const sent = { method, path, headers, body };
  if (isSealed) {
    sent.path = profile.pathPrefix + seal(['pavilion-path-1', method, time, requestId, site], time + path, pathNonce);
    const bound = ['pavilion-body-1', method, path, time, requestId, site];
    if (method === 'POST') sent.body = JSON.stringify({ sealed: seal(bound, body, bodyNonce) });
  }
  const canonical = canonicalText(sent);
  headers[names.signature] = hmac(keys.sign, canonical).toString('hex');
  return { sent, canonical };
}

function canonicalText({ method, path, headers, body }) {
  const signed = ['apiVersion', 'deviceId', 'client', 'token', 'requestId', 'secondary', 'siteId', 'fixedFlag'];
  const values = [...signed, 'timestamp', 'proof'].map((name) => headers[names[name]] ?? '');
  return ['pavilion-request-1', method, path, ...values, body].join('\n');
}

// Response
const buildResponseBinding = ({ method, path, headers }, form) => [
  form === 'deflate' ? 'pavilion-answer-deflate-1' : 'pavilion-answer-1',
  method,
  path,
  headers[names.timestamp] ?? '',
  headers[names.requestId] ?? '',
  String(profile.siteId),
];

function decodeResponse(request, { headers, body }) {
  const form = headers[names.sealed];
  if (form === undefined) return body;
  const bytes = open(buildResponseBinding(request, form), JSON.parse(body).sealed);
  return (form === 'deflate' ? inflateSync(bytes) : bytes).toString('utf8');
}

function encodeResponse(request, text, nonce) {
  const headers = { 'content-type': 'application/json', [names.keyId]: profile.keyId };
  if (!request.path.startsWith(profile.pathPrefix)) return { headers, body: text };
  const sealed = seal(buildResponseBinding(request, '1'), text, nonce);
  return { headers: { ...headers, [names.sealed]: '1' }, body: JSON.stringify({ sealed }) };
}

// Comparison
let failures = 0;
function check(name, found, expected) {
  const isSame = JSON.stringify(found) === JSON.stringify(expected);
  if (!isSame) failures += 1;
  console.log(`${isSame ? 'ok  ' : 'FAIL'} ${name}`);
  if (!isSame) console.log(`     found    ${JSON.stringify(found)}\n     expected ${JSON.stringify(expected)}`);
}
const attempt = (work) => {
  try {
    return work();
  } catch (error) {
    return String(error);
  }
};
const sorted = (object) => Object.fromEntries(Object.entries(object).sort());
const hex = (text) => Buffer.from(text, 'hex');

for (const [use, key] of Object.entries(vectors.derivedKeys)) check(`key: ${use}`, keys[use].toString('hex'), key);
for (const { name, call, nonces, canonical, wire } of vectors.requests) {
  const built = buildRequest(call, nonces.map(hex));
  check(`canonical text: ${name}`, built.canonical, canonical);
  check(`headers: ${name}`, sorted(built.sent.headers), sorted(wire.headers));
  check(`call: ${name}`, { ...built.sent, headers: 0 }, { ...wire, headers: 0 });
}
for (const { name, request, nonce, text, response } of vectors.responses) {
  const written = encodeResponse(request, text, hex(nonce));
  check(`headers: ${name}`, sorted(written.headers), sorted(response.headers));
  check(`written: ${name}`, written.body, response.body);
  check(
    `read: ${name}`,
    attempt(() => decodeResponse(request, response)),
    text,
  );
}
const { request, response, text } = vectors.compressed;
check(
  'read: compressed response',
  attempt(() => decodeResponse(request, response)),
  text,
);
for (const { name, value, nonce, sealed } of vectors.fields) {
  const bound = ['pavilion-field-1', name];
  check(`sealed field: ${name}`, seal(bound, value, hex(nonce)), sealed);
  check(
    `opened field: ${name}`,
    attempt(() => open(bound, sealed).toString('utf8')),
    value,
  );
}
console.log(failures === 0 ? 'All test vectors match.' : `${failures} test vectors do not match.`);
process.exit(failures === 0 ? 0 : 1);
