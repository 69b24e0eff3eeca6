import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { readJson } from '../../files/readJson.mjs';
import { ROOT } from '../../root.mjs';

const FOLDER = join(ROOT, 'libs/api-client/vectors');
const verify = (/** @type {string[]} */ ...args) =>
  spawnSync(process.execPath, [join(FOLDER, 'verify.mjs'), ...args], { encoding: 'utf8' });

test('W1 a second implementation of the wire protocol agrees with the test vectors', () => {
  const { status, stdout } = verify();
  assert.equal(status, 0, stdout);
  assert.doesNotMatch(readFileSync(join(FOLDER, 'verify.mjs'), 'utf8'), /from '(?!node:)/);
});

/** @typedef {(value: string, read: (path: string) => string) => string} Change */

/** One way to corrupt each kind of vector: path of the value, and its replacement. @type {Record<string, readonly [path: string, change: Change]>} */
const SPOILS = {
  'a derived key': ['derivedKeys.sign', (_, read) => read('derivedKeys.seal')],
  'the profile’s key': ['profile.key', (key) => `A${key.slice(1)}`],
  'a nonce': ['requests.0.nonces.1', (_, read) => read('requests.0.nonces.0')],
  'a canonical text': ['requests.1.canonical', (text) => `${text}\n`],
  'a signature': ['requests.2.wire.headers.x-signature', () => '0'.repeat(64)],
  'a sealed path': ['requests.3.wire.path', (path) => `${path}A`],
  'the text of a response': ['responses.0.text', (text) => `${text} `],
  'the call of a response': ['responses.2.request.headers.x-timestamp', () => '1'],
  'the format of a compressed response': ['compressed.response.headers.x-sealed', () => '1'],
  'the name of a sealed field': ['fields.0.name', () => 'sendNameV2'],
};

/** @param {unknown} root @param {string} path such as `requests.0.nonces.1` */
function resolvePath(root, path) {
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const holder = keys.reduce((at, key) => /** @type {Record<string, unknown>} */ (at)[key], root);
  return { holder: /** @type {Record<string, unknown>} */ (holder), key: last };
}

/** @param {unknown} vectors @param {string} path @returns {string} */
function readText(vectors, path) {
  const { holder, key } = resolvePath(vectors, path);
  const value = holder[key];
  if (typeof value !== 'string') throw new Error(`resolvePath: wire.json has no text at ${path}.`);
  return value;
}

for (const [what, [path, change]] of Object.entries(SPOILS)) {
  test(`W1 the second implementation reports ${what} that differs`, () => {
    const folder = mkdtempSync(join(tmpdir(), 'pavilion-vectors-'));
    try {
      const vectors = readJson(join(FOLDER, 'wire.json'));
      const { holder, key } = resolvePath(vectors, path);
      holder[key] = change(readText(vectors, path), (other) => readText(vectors, other));
      writeFileSync(join(folder, 'wire.json'), JSON.stringify(vectors));
      assert.equal(verify(join(folder, 'wire.json')).status, 1);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
}
