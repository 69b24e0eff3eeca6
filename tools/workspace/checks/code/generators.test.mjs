import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { FsTree } from 'nx/src/generators/tree.js';
import ts from 'typescript';
import { generateBrand } from '../../generators/brand/generator.mjs';
import { generateEndpoint } from '../../generators/endpoint/generator.mjs';
import { generateLibrary } from '../../generators/library/generator.mjs';
import { generatePage } from '../../generators/page/generator.mjs';
import { findTypeErrors } from '../../generators/testing/findTypeErrors.mjs';
import { createWorkspaceCopy } from '../../generators/testing/workspaceCopy.mjs';
import settings from '../../jest/testSettings.cjs';
import { readJson } from '../../files/readJson.mjs';
import { getProject } from '../../files/getProject.mjs';
import { ROOT } from '../../root.mjs';

const budget = { feature: 'wallet', path: '/mine/budget', name: 'Budget', titleCn: '预算', titleTw: '預算' };
const rules = { feature: 'account', path: '/mine/rules', name: 'Rules' };
const notes = { feature: 'games', path: '/game/notes', name: 'Notes' };
const detail = { id: 'vip.detail', effect: /** @type {const} */ ('read') };
const star = { id: 'letter.star', effect: /** @type {const} */ ('write'), tags: 'letters' };
const gift = { id: 'vip.gift', effect: /** @type {const} */ ('money') };
const favourites = { name: 'favourites', layer: 'data' };
/** @type {import('../../generators/brand/generator.mjs').BrandOptions} */
const harbour = { name: 'harbour-tw', locale: 'zh-TW', nameCn: '澜庭', nameTw: '瀾庭' };
const geometry = { name: 'geometry', layer: 'headless', publishable: true };

/**
 * Runs generators on the files of this repository, in memory.
 *
 * @param {(tree: FsTree) => Promise<unknown>} generate
 */
async function listChanges(generate) {
  const tree = new FsTree(ROOT, false);
  await generate(tree);
  const changes = tree.listChanges().map(({ path, content }) => ({ path, text: content?.toString() ?? '' }));
  /** @param {string} path */
  const read = (path) => changes.find((change) => change.path === path)?.text ?? '';
  return { changes, paths: changes.map(({ path }) => path).sort(), read };
}

/** Errors of syntax. @param {{ path: string, text: string }} file */
function findSyntaxErrors({ path, text }) {
  if (path.endsWith('.json')) return ts.parseConfigFileTextToJson(path, text).error ? [path] : [];
  if (!/\.(tsx?|mjs|cjs|mts)$/.test(path) || path.endsWith('.d.ts')) return [];
  const { diagnostics = [] } = ts.transpileModule(text, { fileName: path, reportDiagnostics: true });
  return diagnostics.map(({ messageText }) => `${path}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`);
}

test('the plug-in lists each generator with a factory and a schema', async () => {
  const folder = join(ROOT, 'tools/workspace');
  const { generators } = /** @type {{ generators: Record<string, { factory: string, schema: string }> }} */ (
    readJson(join(folder, 'generators.json'))
  );
  assert.deepEqual(Object.keys(generators), ['page', 'endpoint', 'library', 'brand']);
  for (const { factory, schema } of Object.values(generators)) {
    const [file = '', name = ''] = factory.split('#');
    /** @type {unknown} */
    const module = await import(join(folder, file));
    assert.equal(typeof (/** @type {Record<string, unknown>} */ (module)[name]), 'function', `${file} exports ${name}`);
    const { required } = /** @type {{ required: string[] }} */ (readJson(join(folder, schema)));
    assert.ok(required.length > 0, `${schema} names required options`);
  }
});

describe('page generator', () => {
  test('adds route, component, texts, component test and browser test', async () => {
    const { changes, paths, read } = await listChanges((tree) => generatePage(tree, budget));
    assert.deepEqual(paths, [
      'e2e/site/src/wallet/budget.spec.ts',
      'libs/site/feature-wallet/src/budget/BudgetPage.test.tsx',
      'libs/site/feature-wallet/src/budget/BudgetPage.tsx',
      'libs/site/feature-wallet/src/createWalletFeature.ts',
      'libs/site/feature-wallet/src/messages/zhCN.ts',
      'libs/site/feature-wallet/src/messages/zhTW.ts',
    ]);
    assert.deepEqual(changes.flatMap(findSyntaxErrors), []);
    assert.match(read('libs/site/feature-wallet/src/messages/zhTW.ts'), /'budget\.title': '預算'/);
    const module = read('libs/site/feature-wallet/src/createWalletFeature.ts');
    assert.match(module, /path: '\/mine\/budget',\n.*BudgetPage\.tsx/);
  });

  test('adds the texts of failed reads to a feature without them', async () => {
    const { read } = await listChanges((tree) => generatePage(tree, rules));
    const module = read('libs/site/feature-account/src/accountFeature.ts');
    assert.match(module, /messages: \[accountMessages, errorMessages, receiptMessages, loadFailureMessages\]/);
    assert.match(module, /import \{ loadFailureMessages \} from '@pavilion\/site-data';/);
  });

  test('requires a login unless guests may open the page', async () => {
    const mine = await listChanges((tree) => generatePage(tree, rules));
    assert.match(mine.read('libs/site/feature-account/src/accountFeature.ts'), /rules.*\n.*requiresAuth: true/);
    const open = await listChanges((tree) => generatePage(tree, notes));
    assert.doesNotMatch(open.read('libs/site/feature-games/src/createGamesFeature.ts'), /requiresAuth/);
  });

  for (const [title, page] of /** @type {const} */ ([
    ['a member', rules],
    ['a guest', notes],
  ])) {
    test(`writes a page for ${title} without type errors`, async () => {
      const { changes } = await listChanges((tree) => generatePage(tree, page));
      assert.deepEqual(findTypeErrors(changes), []);
    });
  }

  test('uses the list of the endpoint named with --read', async () => {
    const read = 'activityTopGift.exchangeRecord';
    const { read: text } = await listChanges((tree) => generatePage(tree, { ...budget, read }));
    assert.match(text('libs/site/feature-wallet/src/budget/BudgetPage.tsx'), new RegExp(`useRead\\('${read}'`));
  });

  for (const [what, change, message] of /** @type {const} */ ([
    ['an unknown feature', { feature: 'casino' }, /no file in libs\/site\/feature-casino/],
    ['a path that has a route', { path: '/mine/wallet' }, /has the route \/mine\/wallet/],
    ['an endpoint without a list', { read: 'transfer.getBalance' }, /has no `list/],
    ['an unknown endpoint', { read: 'casino.list' }, /no schema of casino\.list/],
  ])) {
    test(`refuses ${what}`, () =>
      assert.rejects(
        listChanges((tree) => generatePage(tree, { ...budget, ...change })),
        message,
      ));
  }
});

describe('brand generator', () => {
  test('EDN-04 adds an app with the names of the brand and a theme of its own', async () => {
    const { changes, read } = await listChanges((tree) => generateBrand(tree, harbour));
    assert.deepEqual(changes.flatMap(findSyntaxErrors), []);
    const brand = read('apps/harbour-tw/src/brand.ts');
    assert.match(brand, /id: 'harbour-tw',\n {2}siteId: 3001,\n {2}locale: 'zh-TW',/);
    assert.match(brand, /names: \{ 'zh-CN': '澜庭', 'zh-TW': '瀾庭' \},\n {2}theme,/);
    for (const file of ['index.html', 'public/brand/site.webmanifest', 'src/brand.ts', 'src/theme.ts']) {
      assert.match(read(`apps/harbour-tw/${file}`), /瀾庭/);
      assert.doesNotMatch(read(`apps/harbour-tw/${file}`), /玉閣|main-tw/);
    }
    assert.match(read('apps/harbour-tw/package.json'), /"name": "@pavilion\/harbour-tw"/);
    assert.match(read('package-lock.json'), /"node_modules\/@pavilion\/harbour-tw": \{/);
    assert.match(read('tsconfig.json'), /"\.\/apps\/harbour-tw"/);
  });

  for (const brand of [harbour, { ...harbour, name: 'harbour-cn', locale: /** @type {const} */ ('zh-CN') }]) {
    test(`EDN-04 writes ${brand.name} without type errors`, async () => {
      const { changes } = await listChanges((tree) => generateBrand(tree, brand));
      assert.deepEqual(findTypeErrors(changes), []);
    });
  }

  test('EDN-04 copies no built file', async () => {
    const { paths } = await listChanges((tree) => generateBrand(tree, harbour));
    assert.deepEqual(
      paths.filter((path) => /\/(dist|out-tsc)\//.test(path)),
      [],
    );
  });

  test('EDN-04 refuses an app that exists', () =>
    assert.rejects(
      listChanges((tree) => generateBrand(tree, { ...harbour, name: 'main-cn' })),
      /apps\/main-cn exists/,
    ));
});

describe('endpoint generator', () => {
  test('adds one row to each table', async () => {
    const { changes, paths, read } = await listChanges((tree) => generateEndpoint(tree, detail));
    assert.deepEqual(paths, [
      'docs/api/api-client.api.md',
      'e2e/contract/src/endpoints/rows/member/memberCentreRows.ts',
      'libs/api-client/src/catalogue/member/memberCentreEndpoints.ts',
      'libs/api-client/src/schemas/member/memberCentreSchemas.ts',
      'libs/site/data/src/changes/tags.ts',
      'tools/sandbox/src/handlers/money/vipHandlers.ts',
      'tools/workspace/reference/summaries.mjs',
    ]);
    assert.deepEqual(changes.flatMap(findSyntaxErrors), []);
    for (const path of paths) assert.match(read(path), /'vip\.detail'/);
    const neighbours = /'video\.hotLiveMatchDetail': …;\n {4}'vip\.detail': …;\n {4}'vip\.gradeHistory': …;/g;
    assert.equal(read('docs/api/api-client.api.md').match(neighbours)?.length, 4);
  });

  for (const endpoint of [detail, star, gift]) {
    test(`writes ${endpoint.id} without type errors`, async () => {
      const { changes } = await listChanges((tree) => generateEndpoint(tree, endpoint));
      assert.deepEqual(findTypeErrors(changes), []);
    });
  }

  test('adds a money call to the list of those that move money, with the balance as its tag', async () => {
    const { read } = await listChanges((tree) => generateEndpoint(tree, gift));
    assert.match(read('libs/api-client/src/catalogue/catalogue.test.ts'), /'vip\.gift'/);
    assert.match(read('libs/site/data/src/changes/tags.ts'), /'vip\.gift': \['balance'\]/);
  });

  test('puts the path beside those of the same first part', async () => {
    const { read } = await listChanges((tree) => generateEndpoint(tree, star));
    const entries = read('libs/api-client/src/catalogue/member/letterEndpoints.ts');
    assert.match(entries, /'letter\.star': \{[^}]*path: '\/site\/api\/v1\/site\/letter\/star'/);
  });

  test('W5 marks a call beyond the specification by its path', async () => {
    const path = '/pavilion/api/v1/sessions/rename';
    const { changes, read } = await listChanges((tree) =>
      generateEndpoint(tree, { id: 'sessions.rename', effect: 'write', path }),
    );
    const entries = read('libs/api-client/src/catalogue/member/sessionEndpoints.ts');
    assert.match(entries, /'sessions\.rename': \{\s*origin: 'pavilion',[^}]*sessions\/rename/);
    assert.deepEqual(findTypeErrors(changes), []);
  });

  for (const [what, change, message] of /** @type {const} */ ([
    ['an id of the catalogue', { id: 'letter.list' }, /letter\.list is in the catalogue/],
    ['an unknown tag', { tags: 'balance,coins' }, /no tag coins/],
    ['an unknown group', { group: 'casino' }, /no group casino/],
    ['a money call of a guest', { effect: 'money', auth: 'guest' }, /would move money of a guest/],
  ])) {
    test(`refuses ${what}`, () =>
      assert.rejects(
        listChanges((tree) => generateEndpoint(tree, { ...detail, ...change })),
        message,
      ));
  }
});

describe('library generator', () => {
  test('adds a private package with its configurations', async () => {
    const { changes, paths, read } = await listChanges((tree) => generateLibrary(tree, favourites));
    const own = paths.filter((path) => path.startsWith('libs/site/favourites/'));
    assert.deepEqual(
      paths.filter((path) => !own.includes(path)),
      ['package-lock.json', 'tsconfig.json'],
    );
    assert.deepEqual(changes.flatMap(findSyntaxErrors), []);
    assert.match(read('libs/site/favourites/package.json'), /"name": "@pavilion\/site-favourites"[^]*"layer:data"/);
    assert.match(
      read('package-lock.json'),
      /"node_modules\/@pavilion\/site-favourites": \{\n {6}"resolved": "libs\/site\/favourites"/,
    );
    assert.ok(own.includes('libs/site/favourites/README.md'));
  });

  test('adds a published package to the checks of packages and to the API reports', async () => {
    const { paths, read } = await listChanges((tree) => generateLibrary(tree, geometry));
    assert.ok(paths.includes('docs/api/geometry.api.md'));
    assert.ok(paths.includes('libs/geometry/vite.config.mts'));
    assert.equal(read('libs/geometry/LICENSE'), readFileSync(join(ROOT, 'LICENSE'), 'utf8'));
    assert.match(read('tools/workspace/checks/packages/libraries.mjs'), /'geometry'\]/);
    assert.match(read('package.json'), /--projects=\S+,@pavilion\/geometry /);
  });

  for (const [what, change, message] of /** @type {const} */ ([
    ['an unknown layer', { layer: 'casino' }, /no layer casino/],
    ['a published library of a private layer', { publishable: true }, /layer data is private/],
    ['a folder that exists', { name: 'contract' }, /libs\/site\/contract exists/],
  ])) {
    test(`refuses ${what}`, () =>
      assert.rejects(
        listChanges((tree) => generateLibrary(tree, { ...favourites, ...change })),
        message,
      ));
  }
});

/** Options of the command line. @param {Record<string, string | boolean>} options */
const toArguments = (options) => Object.entries(options).map(([key, value]) => `--${key}=${value}`);

describe('generated files', { skip: !settings.isFull() && 'only with --full' }, () => {
  /** @type {import('../../generators/testing/workspaceCopy.mjs').WorkspaceCopy} */
  let copy;
  /** @type {string[]} */
  let changed = [];

  /** Runs a program in each project that a file belongs to. @param {RegExp} files @param {(project: string, own: string[]) => void} run */
  const forEachProject = (files, run) => {
    const matching = changed.filter((file) => files.test(file));
    for (const project of new Set(matching.map(getProject).filter(Boolean)))
      run(
        project,
        matching.filter((file) => file.startsWith(`${project}/`)).map((file) => file.slice(project.length + 1)),
      );
  };

  before(() => {
    copy = createWorkspaceCopy();
    for (const page of [budget, rules, notes]) copy.run('nx', ['g', '@pavilion/workspace:page', ...toArguments(page)]);
    for (const endpoint of [detail, star, gift])
      copy.run('nx', ['g', '@pavilion/workspace:endpoint', ...toArguments(endpoint)]);
    for (const library of [favourites, geometry])
      copy.run('nx', ['g', '@pavilion/workspace:library', ...toArguments(library)]);
    copy.run('nx', ['g', '@pavilion/workspace:brand', ...toArguments(harbour)]);
    changed = copy.listChanges();
  });
  after(() => copy.remove());

  test('are formatted', () => {
    copy.run('prettier', ['--check', '--ignore-unknown', '--log-level=warn', ...changed]);
  });

  test('pass lint', () => {
    copy.run('nx', ['show', 'projects']);
    forEachProject(/\.(tsx?|mjs)$/, (project, files) => copy.run('eslint', ['--no-warn-ignored', ...files], project));
    copy.run('oxlint', ['--type-aware', ...changed]);
  });

  test('pass the type check', () => {
    copy.run('tsgo', ['-b', 'tsconfig.json', 'e2e/site', 'tools/workspace']);
  });

  test('pass their tests, and those of their folders', () => {
    forEachProject(/^(libs|tools\/sandbox)\/.*\.tsx?$/, (project, files) => {
      const tests = files.map((file) => (dirname(file) === 'src' ? file : `${dirname(file)}/`));
      copy.run('jest', ['--passWithNoTests', ...new Set(tests)], project);
    });
  });

  test('pass the contract tests of the endpoints', () => {
    const names = [detail, star, gift].map(({ id }) => id).join('|');
    copy.run(
      'jest',
      ['src/endpoints/endpoints.pglite', 'src/endpoints/endpointReference', '-t', names],
      'e2e/contract',
    );
  });

  test('keep the lockfile as npm writes it', () => {
    const file = join(copy.root, 'package-lock.json');
    const generated = readFileSync(file, 'utf8');
    copy.run('npm', ['install', '--package-lock-only', '--offline', '--ignore-scripts']);
    assert.equal(readFileSync(file, 'utf8'), generated);
  });

  test('keep the API report as the types are', () => {
    const report = join(copy.root, 'docs/api/api-client.api.md');
    const generated = readFileSync(report, 'utf8');
    copy.run('node', [
      '-e',
      "import('./tools/workspace/checks/packages/apiReports.mjs').then((file) => file.checkApiReports({ write: true }))",
    ]);
    assert.equal(readFileSync(report, 'utf8'), generated);
  });
});
