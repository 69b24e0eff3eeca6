// jsdom leaves these out; browsers and Node both have them.
const { TextEncoder, TextDecoder } = require('node:util');
const { webcrypto } = require('node:crypto');

globalThis.TextEncoder ??= TextEncoder;
globalThis.TextDecoder ??= TextDecoder;
if (!globalThis.crypto?.subtle) Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
for (const name of ['fetch', 'Request', 'Response', 'Headers', 'structuredClone']) {
  if (!(name in globalThis) && name in global) globalThis[name] = global[name];
}
