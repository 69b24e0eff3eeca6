import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { compiledMessages } from './compiledMessages.mjs';
import { listLaterFiles } from './laterFiles.mjs';
import { FIRST_FRAME_CSS, paintFirst } from './paintFirst.mjs';
import { createStaticPage, renderStaticPages } from './staticPages.mjs';
import { createWorkerPolicyScript, listWorkerFiles } from './workerPolicy.mjs';

/** Categories of home by their navigation key (NAV-12). */
const CATEGORIES = ['TY', 'ZR', 'CP', 'QP', 'DJ', 'DZ', 'BY'];
const ROOT = join(import.meta.dirname, '../../..');
/** Themes of the sites of this repository. */
const TOKENS = join(ROOT, 'libs/ui-kit/src/theme/tokens');
const TEXTS = 'virtual:first-texts';
const NAV_GLYPHS = join(import.meta.dirname, '../../../libs/ui-kit/src/glyphs/navGlyphs.ts');
const FONT_FILE = createRequire(import.meta.url).resolve('@pavilion/ui-kit/assets/pavilion-latin.woff2');

/** @typedef {import('../../../libs/site/contract/src/brand/brand.ts').Brand} Brand */
/** @typedef {typeof import('@pavilion/ui-kit/theme')} ThemeModule */
/** @typedef {{ renderFrame: (brand: Brand, texts: unknown) => { css: string, html: string } }} FrameModule */

/**
 * Script that sets the edition and the page size before the first paint, hides the content of the HTML on paths of other
 * pages, and all of it while the player has chosen another language, and marks pages of full width.
 *
 * @param {boolean} isBuild only a built page has the script that ends its first frame
 */
const createBootScript = (isBuild) =>
  `(function(d){try{var e=localStorage.getItem('pavilion.edition');if(e==='professional')d.dataset.edition=e;var z=localStorage.getItem('pavilion.pageSize');if(/^(90|110|125)$/.test(z))d.dataset.pageSize=z;var l=localStorage.getItem('pavilion.locale');if((l==='zh-CN'||l==='zh-TW')&&l!==d.lang){d.lang=l;d.dataset.locale=l}}catch(x){}var p=location.pathname,s=d.dataset.static||'/',i=s.indexOf(':');if(i<0?p!==s:!p.startsWith(s.slice(0,i)))d.dataset.away=p.startsWith('/game/sport/')||p==='/dz/game'?'wide':''${isBuild ? ";else if(p==='/')d.dataset.first=''" : ''}})(document.documentElement)`;

/**
 * `index.html` contains the content of home, so other pages show only its header until the site has started. A static page
 * contains its own content. Texts in another language than the chosen one are hidden.
 */
const FRAME_CSS = '[data-away] #root>main,[data-away] #root>footer,[data-locale] #root>*{visibility:hidden}';

/**
 * Creates a brand's page: its tokens as CSS variables, its Latin font, and home as HTML without a script.
 *
 * The browser receives the brand as data without its tokens (they are in the CSS of the page), and the texts of its
 * language with the first chunk. `index.html` contains only data of the brand: language, title, description, icon.
 *
 * @param {string} root the app's folder
 */
export function brandPage(root) {
  const brandFile = join(root, 'src/brand.ts');
  /** @type {Promise<Brand> | undefined} */
  let loading;
  const loadBrand = () => (loading ??= readBrand(brandFile));
  let isBuild = false;
  let fontUrl = '';

  return /** @type {import('vite').Plugin} */ ({
    name: 'pavilion:brand-page',
    enforce: 'pre',
    configResolved: ({ command }) => {
      isBuild = command === 'build';
    },
    resolveId: (id) => (id === TEXTS ? `\0${TEXTS}` : undefined),
    async load(id) {
      if (id === `\0${TEXTS}`) {
        const { locale } = await loadBrand();
        return `export { initialMessages } from '@pavilion/site-shell/texts/${toFileName(locale)}';`;
      }
      if (id === brandFile) return `export const brand = ${JSON.stringify({ ...(await loadBrand()), theme: {} })};`;
      return undefined;
    },
    ...previewBrand(root, () => (loading = undefined)),
    buildStart() {
      fontUrl = isBuild ? '' : `/@fs${FONT_FILE}`;
      if (isBuild) this.emitFile({ type: 'asset', name: 'pavilion-latin.woff2', source: readFileSync(FONT_FILE) });
    },
    transformIndexHtml: {
      order: 'post',
      async handler(page, { bundle }) {
        const brand = await loadBrand();
        const font = Object.values(bundle ?? {}).find(({ fileName }) => fileName.endsWith('.woff2'));
        const symbols = await createPageSymbols(root, brand.assets);
        if (font) fontUrl = `/${font.fileName}`;
        const { css, html } = await drawFrame(brand, fontUrl);
        return {
          html: withIcon(paintFirst(page), artUrl(root, brand.assets.mark)).replace(
            '<div id="root"></div>',
            () => `<div id="root">${html}</div>${symbols}`,
          ),
          tags: createHeadTags(
            css,
            `${createBootScript(isBuild)};${createWorkerPolicyScript(listWorkerFiles(bundle))}`,
          ),
        };
      },
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const template = bundle['index.html'];
        if (template?.type !== 'asset') return;
        const options = { brand: await loadBrand(), fontUrl, bundle };
        for (const file of await createStaticFiles(String(template.source), options))
          this.emitFile({ type: 'asset', ...file });
      },
    },
  });
}

/**
 * Creates the hooks that load the page again when a file of the brand changes (EDN-04): its tokens are CSS of the page.
 *
 * @param {string} root the app's folder @param {() => void} clearBrand called when the brand has to be read again
 */
const previewBrand = (root, clearBrand) =>
  /** @type {Pick<import('vite').Plugin, 'configureServer' | 'hotUpdate'>} */ ({
    configureServer({ watcher }) {
      watcher.add(TOKENS);
    },
    hotUpdate({ file }) {
      if (![join(root, 'src'), TOKENS].some((folder) => file.startsWith(`${folder}/`))) return undefined;
      clearBrand();
      if (this.environment.name === 'client') this.environment.hot.send({ type: 'full-reload' });
      return [];
    },
  });

/**
 * Creates the files of the static pages.
 *
 * @param {string} template HTML of the site
 * @param {{ brand: Brand, fontUrl: string, bundle: import('vite').Rolldown.OutputBundle }} options
 */
async function createStaticFiles(template, { brand, fontUrl, bundle }) {
  const [pages, commonCss] = await Promise.all([renderStaticPages(brand), createCommonCss(brand, fontUrl)]);
  return pages.map((page) => ({
    fileName: toFileOfPage(page.path),
    source: createStaticPage(template, page, {
      css: `${commonCss}\n${page.css}`,
      siteTitle: brand.names[brand.locale],
      later: listLaterFiles(page.path, bundle, brand.locale),
    }),
  }));
}

/** Returns the file of a static page. A page of many paths is the index of their folder. @param {string} path of the route */
const toFileOfPage = (path) => (path.includes(':') ? path.replace(/:\w+$/, 'index.html') : `${path}.html`).slice(1);

/** @param {string} css @param {string} script @returns {import('vite').HtmlTagDescriptor[]} */
function createHeadTags(css, script) {
  return [
    { tag: 'script', children: script, injectTo: 'head-prepend' },
    { tag: 'style', attrs: { 'data-frame': '' }, children: css, injectTo: 'head' },
  ];
}

/** @param {string} brandFile */
async function readBrand(brandFile) {
  const { brand } = /** @type {{ brand: Brand }} */ (await evaluate(brandFile));
  return brand;
}

/** @param {Brand} brand @param {string} fontUrl */
async function drawFrame(brand, fontUrl) {
  const [frameModule, texts] = await Promise.all([
    evaluate('@pavilion/site-shell/frame'),
    evaluate(`@pavilion/site-shell/texts/${toFileName(brand.locale)}`),
  ]);
  const { renderFrame } = /** @type {FrameModule} */ (frameModule);
  const { initialMessages } = /** @type {{ initialMessages: unknown }} */ (texts);
  const frame = renderFrame(brand, initialMessages);
  return { css: `${await createCommonCss(brand, fontUrl)}\n${frame.css}`, html: frame.html };
}

/** Returns the CSS that all pages share: font, theme and base. @param {Brand} brand @param {string} fontUrl */
async function createCommonCss(brand, fontUrl) {
  const theme = /** @type {ThemeModule} */ (await evaluate('@pavilion/ui-kit/theme'));
  return [
    theme.buildFontFaceCss(fontUrl),
    theme.buildThemeCss(brand.theme),
    theme.baseCss,
    '.brand-art{position:absolute;width:0;height:0}',
    FRAME_CSS,
    FIRST_FRAME_CSS,
  ].join('\n');
}

/**
 * Creates an SVG symbol from a drawing of the brand, which `<use href="#…">` shows: no request, no bytes in the script,
 * and no image whose decoding could delay the first text.
 *
 * @param {string} id @param {string} drawing @param {string} [fit] `preserveAspectRatio` of the symbol
 */
function createArtSymbol(id, drawing, fit = '') {
  return drawing
    .replace(/(id="|url\(#|href="#)/g, `$1${id}-`)
    .replace(
      /^<svg([^>]*)>/,
      (_match, /** @type {string} */ attributes) =>
        `<symbol id="${id}"${attributes.replace(/ (xmlns|width|height)="[^"]*"/g, '')}${fit}>`,
    )
    .replace(/<\/svg>$/, '</symbol>');
}

/**
 * Creates the symbols that pages refer to: the drawings of the brand and the icons of the categories.
 *
 * @param {string} root @param {Brand['assets']} assets
 */
async function createPageSymbols(root, { hero, logo }) {
  const { navGlyphs } = /** @type {{ navGlyphs: Readonly<Record<string, string>> }} */ (await evaluate(NAV_GLYPHS));
  const signs = CATEGORIES.map(
    (key) =>
      `<symbol id="nav-${key}" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"><path d="${navGlyphs[key]}"/></symbol>`,
  );
  const art = [
    createArtSymbol('brand-mark', loadDrawing(root, logo)),
    createArtSymbol('brand-hero', loadDrawing(root, hero), ' preserveAspectRatio="xMaxYMax slice"'),
  ];
  return `<svg class="brand-art" aria-hidden="true">${art.join('')}${signs.join('')}</svg>`;
}

/** @param {string} root @param {string} path */
const loadDrawing = (root, path) =>
  readFileSync(join(root, 'public', path), 'utf8')
    .trim()
    .replace(/\s*\n\s*/g, '');

/** @param {string} root @param {string} path */
function artUrl(root, path) {
  const drawing = loadDrawing(root, path).replaceAll('"', "'");
  return `data:image/svg+xml,${encodeURIComponent(drawing).replace(/%(20|3D|3A|2F|2C|3B)/g, decodeURIComponent)}`;
}

/** @param {string} page @param {string} url */
const withIcon = (page, url) =>
  page.replace(/(<link rel="icon" href=")[^"]*"/, (_match, /** @type {string} */ head) => `${head}${url}"`);

/** @param {string} locale */
const toFileName = (locale) => locale.replace('-', '');

/**
 * Runs a TypeScript module of the workspace in Node.
 *
 * @param {string} id @returns {Promise<unknown>}
 */
async function evaluate(id) {
  const options = /** @type {import('vite').InlineConfig} */ ({
    configFile: false,
    logLevel: 'error',
    root: ROOT,
    plugins: [{ ...compiledMessages(), apply: 'serve' }],
    resolve: { conditions: ['@pavilion/source', 'node', 'import', 'default'] },
    environments: {
      inline: {
        // Node finds no default export in the CommonJS build of styled-components, so its ES build is used.
        resolve: {
          noExternal: [/^@pavilion\//, 'styled-components'],
          conditions: ['@pavilion/source', 'node', 'import', 'module', 'default'],
          mainFields: ['module', 'main'],
        },
      },
    },
  });
  const { module } = /** @type {{ module: unknown }} */ (await runnerImport(id, options));
  return module;
}
