// jsdom does not have these globals; browsers and Node do.
const { TextEncoder, TextDecoder } = require('node:util');
const { webcrypto } = require('node:crypto');

/** @type {Record<string, unknown>} */
const page = globalThis;
/** @type {Record<string, unknown>} */
const node = global;

page.TextEncoder ??= TextEncoder;
page.TextDecoder ??= TextDecoder;
if (!globalThis.crypto?.subtle) Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
for (const name of ['fetch', 'Request', 'Response', 'Headers', 'structuredClone']) {
  if (!(name in page) && name in node) page[name] = node[name];
}
