import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { findFlowProblems, readFlows } from '../../documents/checkFlows.mjs';
import { ROOT } from '../../root.mjs';

const DOCUMENT = readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8');

/** Most files of each flow, those of feature-sports not counted. */
const LIMITS = [20, 45, 28];

/** @param {string} text */
const findProblems = (text) => readFlows(text).flatMap((flow) => findFlowProblems(flow, ROOT));

test('the three flows of docs/architecture.md agree with the code', () => {
  assert.equal(readFlows(DOCUMENT).length, 3);
  assert.deepEqual(findProblems(DOCUMENT), []);
});

test('a flow has at most as many files as its limit', () => {
  const flows = readFlows(DOCUMENT);
  assert.deepEqual(
    flows.map(({ limit }) => limit),
    LIMITS,
  );
  const tooLong = flows.filter(({ files }, at) => files > (LIMITS[at] ?? 0));
  assert.deepEqual(
    tooLong.map(({ title, files }) => `${title}: ${files}`),
    [],
  );
});

/** One planted change of each kind. @type {Record<string, readonly [from: string, to: string, problem: RegExp]>} */
const PLANTED = {
  'a wrong name in a diagram': [': readFrame()', ': readFrames()', /no file declares readFrames/],
  'a wrong name in a table': ['| `readFrame` ', '| `readFrames` ', /feedFrames\.ts does not declare readFrames/],
  'a file that does not exist': ['feed/feedFrames.ts', 'feed/frames.ts', /frames\.ts does not exist/],
  'a file without a connection': [
    'libs/domain-sports/src/feed/feedFrames.ts',
    'libs/wallet/src/currency/formatCny.ts',
    /formatCny\.ts is not connected/,
  ],
  'a file of feature-sports without its mark': ['_desk_ |', ' |', /has the wrong mark/],
  'a count that is wrong': [' of feature-sports; limit', '1 of feature-sports; limit', /the table has/],
};

for (const [what, [from, to, problem]] of Object.entries(PLANTED)) {
  test(`the check of the flows reports ${what}`, () => {
    const at = DOCUMENT.indexOf('## Three flows');
    const planted = DOCUMENT.slice(0, at) + DOCUMENT.slice(at).replace(from, to);
    assert.notEqual(planted, DOCUMENT);
    assert.match(findProblems(planted).join('\n'), problem);
  });
}
