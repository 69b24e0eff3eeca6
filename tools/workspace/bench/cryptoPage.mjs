// Runs inside Chromium: the library's envelope against the same work written by hand on bare WebCrypto, and on crypto-js.
import {
  createWire,
  defaultWireProfile as profile,
  openResponse,
  sealRequest,
  sealResponse,
} from '@pavilion/api-client/protocol';
import AES from 'crypto-js/aes.js';
import Base64 from 'crypto-js/enc-base64.js';
import Hex from 'crypto-js/enc-hex.js';
import Utf8 from 'crypto-js/enc-utf8.js';
import HmacSHA256 from 'crypto-js/hmac-sha256.js';
import WordArray from 'crypto-js/lib-typedarrays.js';

const KEY = crypto.getRandomValues(new Uint8Array(32));
const PATH = '/game/api/v1/venue/resource';
const encoder = new TextEncoder();
const decoder = new TextDecoder();
const url = { alphabet: 'base64url', omitPadding: true };

/** A match as the boards carry it: two names in Chinese, many prices. @param {number} id */
const match = (id) => ({
  ...{ gameId: `7000${id}`, league_id: '101', team_h: '阿森纳', team_c: '利物浦', startTime: 1_763_690_400_000 },
  ...{ re_time: '1H^23', isLive: 'Y', t_count: 23, se_now: '1H', sc_FT_H: '1', sc_FT_C: '0' },
  odds: Array.from({ length: 20 }, (_, at) => ({
    id: `7000${id}.RE.${at}.H`,
    w: 'RE',
    r: 'H',
    line: '-0.25',
    price: '0.95',
  })),
});

/** JSON text of so many bytes: as many matches as fit, then a note that fills it up. @param {number} bytes */
function bodyOf(bytes) {
  const list = [];
  const size = () => encoder.encode(JSON.stringify({ list, note: '' })).length;
  for (let id = 100; size() + 2_000 < bytes; id += 1) list.push(match(id));
  return JSON.stringify({ list, note: 'x'.repeat(bytes - size()) });
}

/** A call with a body of so many bytes. @param {number} bytes */
function callOf(bytes) {
  const [requestId, deviceId] = [crypto.randomUUID(), crypto.randomUUID()];
  const facts = {
    method: 'POST',
    path: PATH,
    time: Date.now(),
    requestId,
    deviceId,
    token: 'b4b1f6c3',
    isSealed: true,
  };
  return { ...facts, body: bodyOf(bytes) };
}

/** The headers and the canonical text every variant makes, signature aside. */
function dress(call, proof, path, body) {
  const { headers: names, apiVersion, client, fixedFlag, siteId } = profile;
  const headers = {
    [names.proof]: proof,
    [names.timestamp]: String(call.time),
    [names.apiVersion]: apiVersion,
    [names.deviceId]: call.deviceId,
    [names.client]: client,
    [names.token]: call.token,
    [names.requestId]: call.requestId,
    [names.secondary]: '',
    [names.siteId]: String(siteId),
    [names.fixedFlag]: fixedFlag,
    'content-type': 'application/json',
  };
  const values = [
    apiVersion,
    call.deviceId,
    client,
    call.token,
    call.requestId,
    '',
    siteId,
    fixedFlag,
    call.time,
    proof,
  ];
  return { headers, canonical: ['pavilion-request-1', 'POST', path, ...values, body].join('\n') };
}

const bound = (kind, { method, path, time, requestId }) =>
  [kind, method, path, time, requestId, profile.siteId].join('\n');

/** The same operations by hand: AES-256-GCM of path and body, HMAC-SHA-256 of proof and canonical text, base64url, hex. */
async function bareWebCrypto() {
  const { subtle } = crypto;
  const seal = await subtle.importKey('raw', KEY, 'AES-GCM', false, ['encrypt', 'decrypt']);
  const sign = await subtle.importKey('raw', KEY, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const encrypt = async (text, additional) => {
    const iv = crypto.getRandomValues(new Uint8Array(12));
    const algorithm = { name: 'AES-GCM', iv, additionalData: encoder.encode(additional) };
    const sealed = new Uint8Array(await subtle.encrypt(algorithm, seal, encoder.encode(text)));
    return iv.toBase64(url) + sealed.toBase64(url);
  };
  const mac = async (text) => new Uint8Array(await subtle.sign('HMAC', sign, encoder.encode(text))).toHex();
  return {
    seal: async (call) => {
      const [proof, path, body] = await Promise.all([
        mac(`${call.deviceId}\n${call.time}`),
        encrypt(call.time + call.path, bound('pavilion-path-1', call)),
        encrypt(call.body, bound('pavilion-body-1', call)),
      ]);
      const sent = { path: `/xxxx/${path}`, body: `{"sealed":"${body}"}` };
      const { headers, canonical } = dress(call, proof, sent.path, sent.body);
      headers[profile.headers.signature] = await mac(canonical);
      return { ...sent, headers };
    },
    sealed: (call) => encrypt(call.body, bound('pavilion-answer-1', call)),
    open: async (call, text) => {
      const bytes = Uint8Array.fromBase64(JSON.parse(text).sealed, url);
      const additionalData = encoder.encode(bound('pavilion-answer-1', call));
      const algorithm = { name: 'AES-GCM', iv: bytes.subarray(0, 12), additionalData };
      return decoder.decode(await subtle.decrypt(algorithm, seal, bytes.subarray(12)));
    },
  };
}

/** What such sites use: AES-256-CBC of path and body (it has no GCM), HMAC-SHA-256 of proof and canonical text. */
function cryptoJs() {
  const key = WordArray.create(KEY);
  const encrypt = (text) => {
    const iv = WordArray.random(16);
    return iv.concat(AES.encrypt(Utf8.parse(text), key, { iv }).ciphertext).toString(Base64);
  };
  const mac = (text) => HmacSHA256(text, key).toString(Hex);
  return {
    seal: (call) => {
      const proof = mac(`${call.deviceId}\n${call.time}`);
      const sent = { path: `/xxxx/${encrypt(call.time + call.path)}`, body: `{"sealed":"${encrypt(call.body)}"}` };
      const { headers, canonical } = dress(call, proof, sent.path, sent.body);
      headers[profile.headers.signature] = mac(canonical);
      return { ...sent, headers };
    },
    sealed: (call) => encrypt(call.body),
    open: (_call, text) => {
      const all = Base64.parse(JSON.parse(text).sealed);
      const iv = WordArray.create(all.words.slice(0, 4), 16);
      const ciphertext = WordArray.create(all.words.slice(4), all.sigBytes - 16);
      return AES.decrypt({ ciphertext }, key, { iv }).toString(Utf8);
    },
  };
}

/** Milliseconds for one go of each variant, the median over interleaved rounds. */
async function race(variants, { rounds, times }) {
  const seen = Object.fromEntries(Object.keys(variants).map((name) => [name, []]));
  for (let round = 0; round <= rounds; round += 1) {
    for (const [name, work] of Object.entries(variants)) {
      const from = performance.now();
      for (let at = 0; at < times; at += 1) await work();
      if (round > 0) seen[name].push((performance.now() - from) / times);
    }
  }
  const median = (list) => list.sort((a, b) => a - b)[list.length >> 1];
  return Object.fromEntries(Object.entries(seen).map(([name, list]) => [name, median(list)]));
}

/** All figures: by body size the sealing of a call, and the opening of a long answer. */
window.run = async () => {
  const wire = createWire(profile);
  const [bare, old] = [await bareWebCrypto(), cryptoJs()];
  const sealing = {};
  for (const [bytes, times] of [
    [200, 200],
    [2_000, 200],
    [200_000, 8],
  ]) {
    const call = callOf(bytes);
    const variants = { ours: () => sealRequest(wire, call), bare: () => bare.seal(call), old: () => old.seal(call) };
    sealing[bytes] = await race(variants, { rounds: 21, times });
  }
  const call = callOf(200_000);
  const request = await sealRequest(wire, call);
  const answer = await sealResponse(wire, request, call.body);
  const [bareText, oldText] = [await bare.sealed(call), old.sealed(call)].map((sealed) => JSON.stringify({ sealed }));
  const opened = [
    (await openResponse(wire, request, answer)).text,
    await bare.open(call, bareText),
    old.open(call, oldText),
  ];
  if (opened.some((text) => text !== call.body)) throw new Error('A variant does not open what it sealed.');
  const opening = await race(
    {
      ours: () => openResponse(wire, request, answer),
      bare: () => bare.open(call, bareText),
      old: () => old.open(call, oldText),
    },
    { rounds: 21, times: 8 },
  );
  return { sealing, opening };
};
