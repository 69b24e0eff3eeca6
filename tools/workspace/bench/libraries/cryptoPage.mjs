// Runs inside Chromium: the envelope of the library, compared with the same work on bare WebCrypto and on crypto-js.
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
import { parseJson } from '../../files/parseJson.mjs';

/** @typedef {import('@pavilion/api-client/protocol').PlainRequest} Call */

const KEY = crypto.getRandomValues(new Uint8Array(32));
const PATH = '/game/api/v1/venue/resource';
const encoder = new TextEncoder();
const decoder = new TextDecoder();
const url = /** @type {const} */ ({ alphabet: 'base64url', omitPadding: true });

/** Creates a match as boards contain it: two names in Chinese, many prices. @param {number} id */
const match = (id) => ({
  gameId: `7000${id}`,
  league_id: '101',
  team_h: '阿森纳',
  team_c: '利物浦',
  startTime: 1_763_690_400_000,
  re_time: '1H^23',
  isLive: 'Y',
  t_count: 23,
  se_now: '1H',
  sc_FT_H: '1',
  sc_FT_C: '0',
  odds: Array.from({ length: 20 }, (_, at) => ({
    id: `7000${id}.RE.${at}.H`,
    w: 'RE',
    r: 'H',
    line: '-0.25',
    price: '0.95',
  })),
});

/** Creates JSON text of a given size: as many matches as fit, then a note that fills it. @param {number} bytes */
function createBody(bytes) {
  /** @type {ReturnType<typeof match>[]} */
  const list = [];
  const size = () => encoder.encode(JSON.stringify({ list, note: '' })).length;
  for (let id = 100; size() + 2_000 < bytes; id += 1) list.push(match(id));
  return JSON.stringify({ list, note: 'x'.repeat(bytes - size()) });
}

/** Creates a call with a body of a given size. @param {number} bytes @returns {Call} */
function createCall(bytes) {
  const [requestId, deviceId] = [crypto.randomUUID(), crypto.randomUUID()];
  return {
    method: 'POST',
    path: PATH,
    time: Date.now(),
    requestId,
    deviceId,
    token: 'b4b1f6c3',
    isSealed: true,
    body: createBody(bytes),
  };
}

/** Creates the headers and the canonical text that all variants need, without the signature. @param {Call} call @param {string} proof @param {{ path: string, body: string }} sent */
function createSignedParts(call, proof, { path, body }) {
  const { headers: names, apiVersion, client, fixedFlag, siteId } = profile;
  /** @type {Record<string, string>} */
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

/** @param {string} kind @param {Call} call */
const bound = (kind, { method, path, time, requestId }) =>
  [kind, method, path, time, requestId, profile.siteId].join('\n');

/** Returns the sealed part of a body. @param {string} text */
const readSealed = (text) => /** @type {{ sealed: string }} */ (parseJson(text)).sealed;

// The language has these methods; their types belong to a later target than that of the libraries.
/** @typedef {{ toBase64: (options: typeof url) => string, toHex: () => string }} Coded */
/** @typedef {{ fromBase64: (text: string, options: typeof url) => Uint8Array<ArrayBuffer> }} Base64Reader */
/** @param {Uint8Array} bytes @returns {Uint8Array & Coded} */
const coded = (bytes) => /** @type {Uint8Array & Coded} */ (bytes);
const Bytes = /** @type {typeof Uint8Array & Base64Reader} */ (Uint8Array);

/** The same operations without the library: AES-256-GCM of path and body, HMAC-SHA-256 of proof and canonical text, base64url, hex. */
async function createBareWebCrypto() {
  const { subtle } = crypto;
  const seal = await subtle.importKey('raw', KEY, 'AES-GCM', false, ['encrypt', 'decrypt']);
  const sign = await subtle.importKey('raw', KEY, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  /** @param {string} text @param {string} additional */
  const encrypt = async (text, additional) => {
    const iv = crypto.getRandomValues(new Uint8Array(12));
    const algorithm = { name: 'AES-GCM', iv, additionalData: encoder.encode(additional) };
    const sealed = new Uint8Array(await subtle.encrypt(algorithm, seal, encoder.encode(text)));
    return coded(iv).toBase64(url) + coded(sealed).toBase64(url);
  };
  /** @param {string} text */
  const mac = async (text) => coded(new Uint8Array(await subtle.sign('HMAC', sign, encoder.encode(text)))).toHex();
  return {
    /** @param {Call} call */
    seal: async (call) => {
      const [proof, path, body] = await Promise.all([
        mac(`${call.deviceId}\n${call.time}`),
        encrypt(call.time + call.path, bound('pavilion-path-1', call)),
        encrypt(call.body, bound('pavilion-body-1', call)),
      ]);
      const sent = { path: `/xxxx/${path}`, body: `{"sealed":"${body}"}` };
      const { headers, canonical } = createSignedParts(call, proof, sent);
      headers[profile.headers.signature] = await mac(canonical);
      return { ...sent, headers };
    },
    /** @param {Call} call */
    sealed: (call) => encrypt(call.body, bound('pavilion-answer-1', call)),
    /** @param {Call} call @param {string} text */
    open: async (call, text) => {
      const bytes = Bytes.fromBase64(readSealed(text), url);
      const additionalData = encoder.encode(bound('pavilion-answer-1', call));
      const algorithm = { name: 'AES-GCM', iv: bytes.subarray(0, 12), additionalData };
      return decoder.decode(await subtle.decrypt(algorithm, seal, bytes.subarray(12)));
    },
  };
}

/** The operations of crypto-js: AES-256-CBC of path and body (it has no GCM), HMAC-SHA-256 of proof and canonical text. */
function createCryptoJs() {
  const key = WordArray.create(KEY);
  /** @param {string} text */
  const encrypt = (text) => {
    const iv = WordArray.random(16);
    return iv.concat(AES.encrypt(Utf8.parse(text), key, { iv }).ciphertext).toString(Base64);
  };
  /** @param {string} text */
  const mac = (text) => HmacSHA256(text, key).toString(Hex);
  return {
    /** @param {Call} call */
    seal: (call) => {
      const proof = mac(`${call.deviceId}\n${call.time}`);
      const sent = { path: `/xxxx/${encrypt(call.time + call.path)}`, body: `{"sealed":"${encrypt(call.body)}"}` };
      const { headers, canonical } = createSignedParts(call, proof, sent);
      headers[profile.headers.signature] = mac(canonical);
      return { ...sent, headers };
    },
    /** @param {Call} call */
    sealed: (call) => encrypt(call.body),
    /** @param {string} text */
    open: (text) => {
      const all = Base64.parse(readSealed(text));
      const iv = WordArray.create(all.words.slice(0, 4), 16);
      const ciphertext = WordArray.create(all.words.slice(4), all.sigBytes - 16);
      const sealed = /** @type {ReturnType<typeof AES.encrypt>} */ ({ ciphertext });
      return AES.decrypt(sealed, key, { iv }).toString(Utf8);
    },
  };
}

/**
 * Measures the milliseconds of one run of each variant, as the median over interleaved rounds.
 *
 * @template {string} Name
 * @param {Record<Name, () => unknown>} variants @param {{ rounds: number, times: number }} extent
 * @returns {Promise<Record<Name, number>>}
 */
async function measureRace(variants, { rounds, times }) {
  const names = /** @type {Name[]} */ (Object.keys(variants));
  const seen = new Map(names.map((name) => [name, /** @type {number[]} */ ([])]));
  for (let round = 0; round <= rounds; round += 1) {
    for (const name of names) {
      const work = variants[name];
      const from = performance.now();
      for (let at = 0; at < times; at += 1) await work();
      if (round > 0) seen.get(name)?.push((performance.now() - from) / times);
    }
  }
  const medians = /** @type {Record<Name, number>} */ ({});
  for (const name of names) medians[name] = computeMedian(seen.get(name) ?? []);
  return medians;
}

/** @param {readonly number[]} list */
const computeMedian = (list) => [...list].sort((a, b) => a - b)[list.length >> 1] ?? 0;

/** Measures the sealing of a call by body size, and the opening of a long response. */
async function measureAll() {
  const wire = createWire(profile);
  const [bare, old] = [await createBareWebCrypto(), createCryptoJs()];
  const sealing = [];
  for (const [bytes, times] of /** @type {const} */ ([
    [200, 200],
    [2_000, 200],
    [200_000, 8],
  ])) {
    const call = createCall(bytes);
    const variants = { ours: () => sealRequest(wire, call), bare: () => bare.seal(call), old: () => old.seal(call) };
    sealing.push({ bytes, times: await measureRace(variants, { rounds: 21, times }) });
  }
  const call = createCall(200_000);
  const request = await sealRequest(wire, call);
  const response = await sealResponse(wire, request, { text: call.body });
  const bareText = JSON.stringify({ sealed: await bare.sealed(call) });
  const oldText = JSON.stringify({ sealed: old.sealed(call) });
  const ours = await openResponse(wire, request, response);
  const opened = ['text' in ours ? ours.text : '', await bare.open(call, bareText), old.open(oldText)];
  if (opened.some((text) => text !== call.body))
    throw new Error('cryptoPage: a variant cannot open a text that it sealed.');
  const opening = await measureRace(
    {
      ours: () => openResponse(wire, request, response),
      bare: () => bare.open(call, bareText),
      old: () => old.open(oldText),
    },
    { rounds: 21, times: 8 },
  );
  return { sealing, opening };
}

/** @typedef {Awaited<ReturnType<typeof measureAll>>} Figures milliseconds of one run */

window.run = measureAll;
