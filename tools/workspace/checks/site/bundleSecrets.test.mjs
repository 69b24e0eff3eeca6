// F-CRY-19: built files contain no secret. `npm test` builds before this check.
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../../root.mjs';

/** md5 of the play-money password in the READMEs, the only digest that a bundle may contain, as the example of a schema. */
const DEMO_DIGEST = '6e9bece1914809fb8493146417e722f6';

/** Patterns of secrets in scripts, styles, pages and source maps. @type {Record<string, RegExp>} */
const SECRETS = {
  'a private key': /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
  'a private key as base64': /\bMII[CEJ][A-Za-z0-9+/]{120,}/,
  'a cloud key': /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/,
  'a token of a registry or a forge': /\b(?:npm_[A-Za-z0-9]{36}|gh[pousr]_[A-Za-z0-9]{36}|glpat-[\w-]{20})\b/,
  'a web token with its signature': /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{20,}/,
  'a database address with a password': /\b(?:postgres(?:ql)?|mysql|redis):\/\/[^\s:@/"'`]+:[^\s@/"'`]+@/,
  'a passphrase': /\b(?:passphrase|clientSecret|apiKey|api_key|privateKey)["']?\s*[:=]\s*["'`][^"'`\s]{8,}["'`]/i,
  'a password': /\bpassword["']?\s*[:=]\s*["'`]demo1234["'`]/i,
  'a digest of a password': new RegExp(`\\bpassword["']?\\s*[:=]\\s*["'\`](?!${DEMO_DIGEST})[0-9a-f]{32}["'\`]`, 'i'),
};

/** @param {string} text */
const findSecrets = (text) => Object.keys(SECRETS).filter((kind) => SECRETS[kind]?.test(text));

const READABLE = /\.(?:js|css|html|json|map|svg|txt)$/;

/** Lists all text files below a folder; none if it was not built. @param {string} folder @returns {string[]} */
const listFilesIn = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => READABLE.test(name))
        .map((name) => join(folder, name))
    : [];
const builtBelow = (/** @type {string} */ rooms, /** @type {string} */ dist) =>
  readdirSync(join(ROOT, rooms)).flatMap((room) => listFilesIn(join(ROOT, rooms, room, dist)));
const files = [...builtBelow('apps', 'dist'), ...builtBelow('libs', 'dist/esm')];

test('F-CRY-19 no built file contains a secret', () => {
  assert.ok(existsSync(join(ROOT, 'apps/main-cn/dist')), 'Nothing is built: run "npx nx run-many -t build" first.');
  const found = files.flatMap((file) => {
    const kinds = findSecrets(readFileSync(file, 'utf8'));
    return kinds.map((kind) => `${relative(ROOT, file)}: ${kind}`);
  });
  assert.deepEqual(found, []);
});

/** An invented secret of each kind. @type {Record<string, string>} */
const PLANTED = {
  'a private key': `-----BEGIN ${'RSA '}PRIVATE KEY-----`,
  'a private key as base64': `const k="MIIE${'v'.repeat(130)}"`,
  'a cloud key': `AKIA${'A1'.repeat(8)}`,
  'a token of a registry or a forge': `x="npm_${'a1'.repeat(18)}"`,
  'a web token with its signature': `eyJ${'a'.repeat(12)}.eyJ${'b'.repeat(12)}.${'c'.repeat(30)}`,
  'a database address with a password': 'postgresql://user:hunter2@db/x',
  'a passphrase': 'const {passphrase:"correct-horse"}',
  'a password': '{"password":"demo1234"}',
  'a digest of a password': `{password:"${'0a'.repeat(16)}"}`,
};

for (const [kind, text] of Object.entries(PLANTED)) {
  test(`F-CRY-19 the scan finds ${kind}`, () => assert.deepEqual(findSecrets(`a();${text};b()`), [kind]));
}
