import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { runInNewContext } from 'node:vm';
import { parseJson } from '../../files/parseJson.mjs';
import { ROOT } from '../../root.mjs';
import { createPagePolicy } from '../../vite/createPagePolicy.mjs';
import { createWorkerPolicyScript } from '../../vite/workerPolicy.mjs';

const EMPTY = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** @param {string} text */
const hash = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('SEC-07 the policy has the hash of each inline script and style, and of no file', () => {
  const page = '<script>a()</script><script type="module" src="/b.js"></script><style data-frame="">c{}</style>';
  const policy = createPagePolicy([page]);
  assert.deepEqual(policy['script-src'], ["'self'", hash('a()')]);
  assert.deepEqual(policy['style-src'], ["'self'", hash('c{}'), EMPTY]);
});

for (const [page, attribute] of [
  ['<p style="color:red">x</p>', 'style'],
  ["<p\n  style='color:red'>x</p>", 'style'],
  ['<p class="a>b" style=color:red>x</p>', 'style'],
  ['<button onclick="x()">x</button>', 'onclick'],
  ['<svg ONLOAD="x()">', 'ONLOAD'],
  ['<iframe srcdoc="x"></iframe>', 'srcdoc'],
  ['<script nonce="abc" src="/a.js"></script>', 'nonce'],
  ['<script nonce="abc">a()</script>', 'nonce'],
  ['<link nonce rel="icon">', 'nonce'],
]) {
  test(`SEC-07 a build with the attribute ${attribute} stops: ${page}`, () => {
    assert.throws(() => createPagePolicy([page ?? '']), new RegExp(`the attribute "${attribute}"`));
  });
}

for (const page of [
  '<p title="style=1 onclick=2" data-style="x" class="one">nonce=3 style="4"</p>',
  '<script>x="<p style=\'a\'>"</script>',
  '<style>[onclick]{} /* nonce="a" */</style>',
]) {
  test(`SEC-07 a word in a value or in code does not stop the build: ${page}`, () => {
    assert.doesNotThrow(() => createPagePolicy([page]));
  });
}

for (const app of ['main-cn', 'main-tw']) {
  const dist = join(ROOT, 'apps', app, 'dist');
  const read = (/** @type {string} */ file) => readFileSync(join(dist, file), 'utf8');

  test(`SEC-07 the policy files of ${app} are those of its built pages`, () => {
    assert.ok(existsSync(dist), 'Nothing is built: run "npx nx run-many -t build" first.');
    const pages = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
    assert.equal(pages.length, 41, 'home and the static pages of help, partners, promotions, activities and lobbies');
    const policy = createPagePolicy(pages.map(read));
    assert.deepEqual(parseJson(read('.policy/directives.json')), policy);
    const [, directives = ''] = /^set \$page_policy "(.*)\$report_group";\n$/.exec(read('.policy/nginx.conf')) ?? [];
    const expected = Object.entries(policy).map(([name, sources]) => [name, ...sources].join(' '));
    assert.deepEqual(directives.replace('$venue_sources', '').split('; '), expected);
    assert.match(directives, /frame-src 'self'\$venue_sources;/);
    const sections = new Set(pages.map((file) => file.replace(/(\.html|\/.*)$/, '')));
    assert.deepEqual(
      [policy['script-src']?.length, policy['style-src']?.length],
      [3, 2 + sections.size],
      "'self', the empty style, and one style of home and of each section of static pages",
    );
  });
}

/** Runs the script of the worker policy in a page. @param {object} globals */
function runWorkerPolicy(globals) {
  const page = /** @type {{ pavilionWorker?: { createScriptURL: (url: string) => string } }} */ ({ ...globals });
  runInNewContext(createWorkerPolicyScript(['/workers/solve-AbCdEf12.js']), { ...page, self: page, TypeError });
  assert.ok(page.pavilionWorker);
  return page.pavilionWorker;
}

for (const [name, globals] of Object.entries({
  'with Trusted Types': {
    trustedTypes: { createPolicy: (/** @type {string} */ _name, /** @type {object} */ rules) => rules },
  },
  'without Trusted Types': {},
})) {
  test(`SEC-07 in a browser ${name} the policy accepts the workers of the build and nothing else`, () => {
    const policy = runWorkerPolicy(globals);
    assert.equal(policy.createScriptURL('/workers/solve-AbCdEf12.js'), '/workers/solve-AbCdEf12.js');
    for (const url of [
      '/workers/solve-AbCdEf13.js',
      '/assets/index-AbCdEf12.js',
      'https://evil.example/w.js',
      'data:,',
      '',
    ])
      assert.throws(() => policy.createScriptURL(url), { name: 'TypeError' }, url);
  });
}

test('SEC-07 the policy has the name that the page allows', () => {
  /** @type {string[]} */
  const names = [];
  const createPolicy = (/** @type {string} */ name, /** @type {object} */ rules) => (names.push(name), rules);
  runWorkerPolicy({ trustedTypes: { createPolicy } });
  assert.deepEqual(names, createPagePolicy([])['trusted-types']);
});
