import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { after, before, test } from 'node:test';
import { build } from 'vite';
import { parseJson } from '../../files/parseJson.mjs';
import { ROOT } from '../../root.mjs';
import { listLaterFiles } from '../../vite/laterFiles.mjs';

const APP = join(ROOT, 'apps/main-cn');

/** Lines of sources that get a `throw` before the build: the first page, a lazy part, a file with styles, one without JSX. */
const PLANTS = {
  'libs/site/shell/src/startSite.tsx': "  const root = document.getElementById('root');",
  'libs/ui-kit/src/dialog/Dialog.tsx': '  const body = useRef',
  'libs/ui-kit/src/feedback/Skeleton.tsx': '  return <Group',
  'libs/domain-sports/src/money/parseStake.ts': '  const ',
};

/** @type {import('vite').Rolldown.OutputChunk[]} */
let chunks = [];
let page = '';
/** @type {string[]} */
let fileNames = [];
/** HTML of the static pages by file. @type {Map<string, string>} */
let statics = new Map();
const folder = mkdtempSync(join(tmpdir(), 'pavilion-worker-'));
/** Source files of the build by the chunk they are in. @type {Map<string, import('vite').Rolldown.RenderedModule>} */
let modules = new Map();

before(async () => {
  // Node's test runner sets `test`, with which Vite would build React for development.
  process.env['NODE_ENV'] = 'production';
  const built = await build({
    root: APP,
    configFile: join(APP, 'vite.config.mts'),
    logLevel: 'silent',
    plugins: [plantThrows(), plantWorker()],
    build: { write: false },
  });
  assert.ok('output' in built);
  fileNames = built.output.map(({ fileName }) => fileName);
  chunks = built.output.filter((part) => part.type === 'chunk');
  const html = built.output.find((part) => part.fileName === 'index.html');
  assert.ok(html?.type === 'asset');
  page = String(html.source);
  statics = new Map(
    built.output.flatMap((part) =>
      part.type === 'asset' && part.fileName.endsWith('.html') ? [[part.fileName, String(part.source)]] : [],
    ),
  );
  modules = new Map(chunks.flatMap((chunk) => Object.entries(chunk.modules)));
});

after(() => rmSync(folder, { recursive: true, force: true }));

/** Plants a worker into the start of the site. @returns {import('vite').Plugin} */
function plantWorker() {
  const file = join(folder, 'planted.js');
  writeFileSync(file, 'postMessage(1);');
  return {
    name: 'plant-worker',
    enforce: 'pre',
    transform: (code, id) =>
      id === join(APP, 'src/main.tsx')
        ? `import planted from '${file}?worker&url';\n${code}\nglobalThis.planted = planted;`
        : undefined,
  };
}

/** @returns {import('vite').Plugin} */
function plantThrows() {
  return {
    name: 'plant-throws',
    enforce: 'pre',
    load(id) {
      const file = relative(ROOT, id);
      if (!(file in PLANTS)) return undefined;
      const lines = readFileSync(id, 'utf8').split('\n');
      const at = findPlantedLine(file) - 1;
      lines[at] = `if (globalThis.planted) throw new Error('${formatMarker(file)}'); ${lines[at]}`;
      return lines.join('\n');
    },
  };
}

/** @param {string} file */
const formatMarker = (file) => `planted in ${file}`;

/** Returns the number of the line with the throw. @param {string} file */
function findPlantedLine(file) {
  const anchor = /** @type {Record<string, string>} */ (PLANTS)[file] ?? '';
  const at = readFileSync(join(ROOT, file), 'utf8')
    .split('\n')
    .findIndex((line) => line.startsWith(anchor));
  assert.ok(at >= 0, `${file} has no line "${anchor}"`);
  return at + 1;
}

/** Returns the position of the error in a stack trace: at `Error(`. @param {string} file */
function findThrow(file) {
  const marker = formatMarker(file);
  for (const chunk of chunks) {
    const lines = chunk.code.split('\n');
    const at = lines.findIndex((text) => text.includes(marker));
    const text = lines[at] ?? '';
    if (at >= 0) return { chunk, line: at + 1, column: text.lastIndexOf('Error(', text.indexOf(marker)) };
  }
  throw new Error(`siteBuild: the build does not contain the throw of ${file}`);
}

for (const file of Object.keys(PLANTS)) {
  test(`a source map names the line of an error thrown in ${file}`, () => {
    const { chunk, line, column } = findThrow(file);
    assert.ok(chunk.map);
    const origin = originalPositionFor(new TraceMap(chunk.map.toString()), { line, column });
    const source = relative(ROOT, join(APP, 'dist', dirname(chunk.fileName), origin.source ?? ''));
    assert.deepEqual({ source, line: origin.line }, { source: file, line: findPlantedLine(file) });
  });
}

test('SEC-07 the Trusted Types policy of the page accepts the worker files of the build', () => {
  const workers = fileNames.filter((file) => file.includes('planted') && file.endsWith('.js'));
  assert.deepEqual([workers.length, workers[0]?.replace(/-[\w-]{8}\./, '-<hash>.')], [1, 'workers/planted-<hash>.js']);
  const accepted = /\((\["\/[^\]]*\]),self\.trustedTypes/.exec(page)?.[1] ?? '[]';
  assert.ok(/** @type {string[]} */ (parseJson(accepted)).includes(`/${workers[0]}`));
});

test('SEC-08 the build keeps a source map of each script, and no script names it', () => {
  assert.ok(fileNames.some((file) => /^assets\/index-.*\.js\.map$/.test(file)));
  for (const { fileName, code } of chunks) assert.doesNotMatch(code, /sourceMappingURL/, fileName);
});

test('the texts of the first HTML have their values filled in', () => {
  const body = page.slice(page.indexOf('<body'));
  assert.ok(body.includes('</footer>'));
  assert.deepEqual(body.replaceAll(/<script[^]*?<\/script>/g, '').match(/\{\w+[^}]*\}/g), null);
});

test('the build contains the production files of react-router', () => {
  const router = [...modules.keys()].filter((id) => id.includes('/react-router/'));
  assert.ok(router.length > 0);
  assert.deepEqual(
    router.filter((id) => !id.includes('/react-router/dist/production/')),
    [],
  );
});

test('the build does not contain the vendor prefixes of stylis', () => {
  assert.ok([...modules.keys()].some((id) => id.includes('/stylis/')));
  assert.deepEqual(
    [...modules.keys()].filter((id) => /stylis\/.*prefixer/i.test(id)),
    [],
  );
});

test('no source enables vendor prefixes, because the build does not contain their table', () => {
  const { stdout } = spawnSync('git', ['grep', '-l', 'enableVendorPrefixes', '--', 'libs', 'apps'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  assert.equal(stdout, '');
});

test('every file of texts is compiled for the browser, with any file name', () => {
  const { stdout } = spawnSync('git', ['ls-files', 'libs/site/*/messages/*.ts', 'libs/site/*/errors/texts/*.ts'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  const files = stdout.split('\n').filter((file) => file && !file.endsWith('.test.ts'));
  const withTexts = files.filter((file) => /^ {2}\S+: '/m.test(readFileSync(join(ROOT, file), 'utf8')));
  assert.ok(withTexts.length > 10);
  for (const file of withTexts) assert.match(modules.get(join(ROOT, file))?.code ?? '', /\["/, file);
});

/** Modules that the lobby of slots imports at different times: pages, reads, texts, the painter of covers, schemas. */
const LOBBY_MODULES = [
  'libs/site/feature-games/src/pages/gameLobbyPages.tsx',
  'libs/site/feature-games/src/state/gamesRuntime.ts',
  'libs/site/feature-games/src/messages/gamesZhCN.ts',
  'libs/site/game-ui/src/covers/painting/createCoverPainter.ts',
  'libs/site/shell/src/routes/OtherPages.tsx',
  'libs/site/shell/src/features/lateFeatures.ts',
  'libs/site/shell/src/messages/support/zhCN.ts',
  'libs/site/data/src/cache.ts',
  'libs/api-client/src/errors/texts/zhCN.ts',
  'libs/api-client/src/schemas/loadSchemas.ts',
  'libs/api-client/src/schemas/play/venueSchemas.ts',
];

/** Modules that the board of a guest's home imports: its rows, the state of the feature, its texts. */
const BOARD_MODULES = [
  'libs/site/feature-sports/src/home/HomeBoard.tsx',
  'libs/site/feature-sports/src/state/sportsRuntime.ts',
  'libs/site/feature-sports/src/messages/venueZhCN.ts',
  'libs/site/bet-ui/src/messages/pickZhCN.ts',
];

/** Lists the names of the scripts that modules need besides those of the first load. @param {readonly string[]} files */
function listLaterScripts(files) {
  const loaded = new Set();
  const load = (/** @type {import('vite').Rolldown.OutputChunk} */ chunk) => {
    if (loaded.has(chunk.fileName)) return;
    loaded.add(chunk.fileName);
    for (const file of chunk.imports) load(requireChunk(({ fileName }) => fileName === file));
  };
  load(requireChunk(({ isEntry }) => isEntry));
  const first = loaded.size;
  for (const file of files) load(requireChunk(({ moduleIds }) => moduleIds.includes(join(ROOT, file))));
  return [...loaded]
    .slice(first)
    .map((file) => String(file).replace(/^assets\/(\w+)-.*/, '$1'))
    .sort();
}

test('LOB-04 the lobby of slots loads four scripts besides those of the first load', () => {
  assert.deepEqual(listLaterScripts(LOBBY_MODULES), ['base', 'lobby', 'reads', 'textsCN']);
});

test('DSK-12 the board of home loads five scripts besides those of the first load, without the cache of reads', () => {
  assert.deepEqual(listLaterScripts(BOARD_MODULES), ['base', 'board', 'pickZhCN', 'slip', 'venueZhCN']);
});

/** @param {(chunk: import('vite').Rolldown.OutputChunk) => boolean} isWanted */
function requireChunk(isWanted) {
  const chunk = chunks.find(isWanted);
  assert.ok(chunk);
  return chunk;
}

for (const path of ['sport', 'realbet', 'chess', 'gaming', 'lottery', 'egame', 'fishing'])
  test(`LOB-04 the HTML of the lobby /game/${path} has its title, tools and description`, () => {
    const html = statics.get(`game/${path}.html`) ?? '';
    assert.match(html, /<h1[^>]*>[^<]+<\/h1>/);
    assert.match(html, new RegExp(`<link rel="canonical" href="/game/${path}">`));
    assert.doesNotMatch(html, /<meta name="description" content="">/);
  });

test('NAV-05 the document of the activities of a kind has their drawing, and no path of its own', () => {
  for (const type of ['firstDeposit', 'signGift', 'drawGift', 'racePage', 'activityLandPage']) {
    const html = statics.get(`activity/${type}/index.html`) ?? '';
    assert.match(html, new RegExp(`<html data-static="/activity/${type}/:id"`));
    assert.match(html, /<main[^]*<img [^>]*src="data:image\/svg\+xml,[^]*<\/main>/);
    assert.match(html, /<title>[^<]+ - [^<]+<\/title>/);
    assert.doesNotMatch(html, /rel="canonical"/);
  }
});

test('a static page names the scripts that it imports after its first ones', () => {
  const first = chunks.filter(({ isEntry }) => isEntry).flatMap(({ fileName, imports }) => [fileName, ...imports]);
  assert.doesNotMatch(page, /data-later=/);
  assert.match(statics.get('activity/racePage/index.html') ?? '', /data-later="[^"]+createActivityPage-/);
  assert.ok(statics.size > 30);
  for (const [name, html] of statics) {
    if (name === 'index.html') continue;
    const later =
      /data-later="([^"]+)"/
        .exec(html)?.[1]
        ?.split(' ')
        .map((url) => url.slice(1)) ?? [];
    assert.ok(
      later.some((file) => file.startsWith('assets/base-')),
      name,
    );
    assert.deepEqual(
      later.filter((file) => !fileNames.includes(file) || first.includes(file)),
      [],
      name,
    );
  }
});

test('the help pages with calculators name their file, and no other help page does', () => {
  const source = readFileSync(join(ROOT, 'libs/site/feature-help/src/tools/toolPages.ts'), 'utf8');
  const ids = [...(/new Set\(\[(.+)\]\)/.exec(source)?.[1]?.matchAll(/\w+/g) ?? [])].map(([id]) => id);
  const withTools = [...statics].flatMap(([name, html]) => {
    const id = /^app\/help\/(\w+)/.exec(name)?.[1];
    return id && /data-later="[^"]*helpTools-/.test(html) ? [id] : [];
  });
  assert.ok(ids.length > 0);
  assert.deepEqual(withTools.sort(), ids.sort());
});

test('EDN-03 a static page names texts of its own language only', () => {
  const bundle = Object.fromEntries(chunks.map((chunk) => [chunk.fileName, chunk]));
  const others = { 'zh-CN': /TW-/, 'zh-TW': /CN-/ };
  for (const path of ['/activity/discount', '/agent', '/app/help/zxkf', '/game/egame', '/game/gaming', '/game/realbet'])
    for (const [locale, other] of Object.entries(others))
      assert.deepEqual(
        listLaterFiles(path, bundle, locale).filter((file) => other.test(file)),
        [],
        `${path} in ${locale}`,
      );
});

test('files after the first two import one another without a cycle, so that none runs before what it imports', () => {
  const later = chunks.filter(({ name }) => name !== 'vendor' && name !== 'index');
  const imports = new Map(later.map((chunk) => [chunk.fileName, chunk.imports]));
  /** @type {Set<string>} */
  const done = new Set();
  /** @type {string[]} */
  const cycles = [];
  /** @param {string} file @param {readonly string[]} path */
  const visit = (file, path) => {
    if (path.includes(file)) return void cycles.push([...path.slice(path.indexOf(file)), file].join(' → '));
    if (done.has(file)) return;
    const next = (imports.get(file) ?? []).filter((name) => imports.has(name));
    for (const name of next) visit(name, [...path, file]);
    done.add(file);
  };
  for (const file of imports.keys()) visit(file, []);
  assert.deepEqual(cycles, []);
});
