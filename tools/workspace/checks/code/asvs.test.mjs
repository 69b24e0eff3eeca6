import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { findAsvsFaults } from '../../documents/findAsvsFaults.mjs';
import { listTestTitles } from '../../documents/listTestTitles.mjs';
import { readJson } from '../../files/readJson.mjs';
import { ROOT } from '../../root.mjs';

/** @typedef {import('../../documents/findAsvsFaults.mjs').AsvsIds} AsvsIds */

/** @param {string} path */
const readFile = (path) => (existsSync(join(ROOT, path)) ? readFileSync(join(ROOT, path), 'utf8') : undefined);

const ids = /** @type {AsvsIds} */ (readJson(join(ROOT, 'docs/security/asvs.json')));

test('SEC-10 docs/security/asvs.md has each requirement of OWASP ASVS 5.0, levels 1 and 2, once, and its tests exist', () => {
  assert.deepEqual(findAsvsFaults(readFile('docs/security/asvs.md') ?? '', { ids, readFile }), []);
});

test('docs/security/asvs.json has the number of requirements of OWASP ASVS 5.0.0', () => {
  assert.deepEqual([ids.level1.length, ids.level2.length], [70, 183]);
});

describe('the search in the table of OWASP ASVS', () => {
  const sources = new Map([
    ['e2e/a.ts', "it('shows text', () => {}); it.each([1])('counts %i', () => {});"],
    ['docs/decisions/A1.md', '# A1'],
  ]);
  const SHOWN = '| 1.1.1 | 1 | Text | `e2e/a.ts`: `shows text` |';
  const EXCLUDED = '| 1.2.1, 1.2.2 | no LDAP |';
  /** @param {string[]} lines */
  const find = (...lines) =>
    findAsvsFaults(lines.join('\n'), {
      ids: { level1: ['1.1.1'], level2: ['1.2.1', '1.2.2'] },
      readFile: (path) => sources.get(path),
    });

  test('accepts tests, documents, dated deviations and reasons', () => {
    assert.deepEqual(find(SHOWN, EXCLUDED), []);
    const rows = [
      '| 1.2.1 | 2 | Rule | Document: [A1](../decisions/A1.md#rule) |',
      '| 1.2.2 | 2 | Rule | `e2e/a.ts`: `counts %i`<br>Deviation 2026-01-31: it is required. |',
    ];
    assert.deepEqual(find(SHOWN, ...rows), []);
  });

  /** @type {readonly (readonly [what: string, lines: readonly string[], fault: string])[]} */
  const faults = [
    ['a missing id', [SHOWN, '| 1.2.1 | no LDAP |'], '1.2.2 is missing'],
    ['an id that occurs twice', [SHOWN, EXCLUDED, '| 1.1.1 | no LDAP |'], '1.1.1 occurs twice'],
    ['an unknown id', [SHOWN, EXCLUDED, '| 9.9.9 | no LDAP |'], '9.9.9 is no id of level 1 or 2'],
    ['a wrong level', [SHOWN.replace('| 1 |', '| 2 |'), EXCLUDED], '1.1.1: the level is wrong'],
    ['a wrong title', [SHOWN.replace('text`', 'tex`'), EXCLUDED], '1.1.1: e2e/a.ts has no test "shows tex"'],
    ['a wrong file', [SHOWN.replace('a.ts', 'b.ts'), EXCLUDED], '1.1.1: e2e/b.ts does not exist'],
    [
      'a file without a title',
      [`${SHOWN.slice(0, -1)}<br>\`e2e/a.ts\` |`, EXCLUDED],
      '1.1.1: a file of tests has no title',
    ],
    [
      'a deviation without a date',
      [SHOWN.replace('text` |', 'text`<br>Deviation: it is required. |'), EXCLUDED],
      '1.1.1: a deviation needs a date, "Deviation 2026-01-31: reason"',
    ],
    [
      'a date that does not exist',
      [SHOWN.replace('text` |', 'text`<br>Open 2026-02-31: a test. |'), EXCLUDED],
      '1.1.1: a deviation needs a date, "Deviation 2026-01-31: reason"',
    ],
    [
      'a document that does not exist',
      [SHOWN.replace('text` |', 'text`<br>[A2](../decisions/A2.md) |'), EXCLUDED],
      '1.1.1: ../decisions/A2.md does not exist',
    ],
    [
      'a requirement without evidence',
      ['| 1.1.1 | 1 | Text | yes |', EXCLUDED],
      '1.1.1: a test, a document or a dated deviation is missing',
    ],
  ];
  for (const [what, lines, fault] of faults) {
    test(`reports ${what}`, () => assert.deepEqual(find(...lines), [fault]));
  }

  test('finds titles of tables and templates, and no step, hook or skipped test', () => {
    const source = `
      it('a', f); test("b's", f); void test(\`\${name}: c\`, f); it.each\`x\`('d $x', f); it.each([1])('e %i', f);
      test.step('f', g); test.skip('g', f); describe('h', f); beforeAll('i', f);`;
    assert.deepEqual(listTestTitles('a.test.mjs', source), ['a', "b's", '${name}: c', 'd $x', 'e %i']);
  });
});
