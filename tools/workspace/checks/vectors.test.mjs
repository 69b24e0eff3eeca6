import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from './libraries.mjs';

const FOLDER = join(ROOT, 'libs/api-client/vectors');
const verify = (/** @type {string[]} */ ...args) =>
  spawnSync(process.execPath, [join(FOLDER, 'verify.mjs'), ...args], { encoding: 'utf8' });

test('W1 a second implementation of the wire agrees with the known answers', () => {
  const { status, stdout } = verify();
  assert.equal(status, 0, stdout);
  assert.doesNotMatch(readFileSync(join(FOLDER, 'verify.mjs'), 'utf8'), /from '(?!node:)/);
});

/** One way to spoil each kind of known answer. @type {Record<string, (vectors: any) => void>} */
const SPOILS = {
  'a derived key': ({ derivedKeys }) => (derivedKeys.sign = derivedKeys.seal),
  'the profile’s key': ({ profile }) => (profile.key = `A${profile.key.slice(1)}`),
  'a nonce': ({ requests }) => (requests[0].nonces[1] = requests[0].nonces[0]),
  'a canonical text': ({ requests }) => (requests[1].canonical += '\n'),
  'a signature': ({ requests }) => (requests[2].wire.headers['x-signature'] = '0'.repeat(64)),
  'a sealed path': ({ requests }) => (requests[3].wire.path += 'A'),
  'the text of an answer': ({ answers }) => (answers[0].text += ' '),
  'the call an answer belongs to': ({ answers }) => (answers[2].request.headers['x-timestamp'] = '1'),
  'the form of a compressed answer': ({ compressed }) => (compressed.answer.headers['x-sealed'] = '1'),
  'the name of a sealed field': ({ fields }) => (fields[0].name = 'sendNameV2'),
};

for (const [what, spoil] of Object.entries(SPOILS)) {
  test(`W1 the second implementation notices ${what} that is another`, () => {
    const folder = mkdtempSync(join(tmpdir(), 'pavilion-vectors-'));
    try {
      const vectors = JSON.parse(readFileSync(join(FOLDER, 'wire.json'), 'utf8'));
      spoil(vectors);
      writeFileSync(join(folder, 'wire.json'), JSON.stringify(vectors));
      assert.equal(verify(join(folder, 'wire.json')).status, 1);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
}
