import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { compiledMessages } from './compiledMessages.mjs';
import { FIRST_FRAME_CSS, paintFirst } from './paintFirst.mjs';

/** Where the server puts the nonce of each answer; `tools/site-server` knows the same word. */
const NONCE = '__CSP_NONCE__';
/** The categories home shows, by their navigation key (NAV-12). */
const CATEGORIES = ['TY', 'ZR', 'CP', 'QP', 'DJ', 'DZ', 'BY'];
const TEXTS = 'virtual:first-texts';
const NAV_GLYPHS = join(import.meta.dirname, '../../../libs/ui-kit/src/icon/navGlyphs.ts');
const FONT_FILE = createRequire(import.meta.url).resolve('@pavilion/ui-kit/assets/pavilion-latin.woff2');

/** @typedef {import('../../../libs/site/contract/src/brand/brand.ts').Brand} Brand */
/** @typedef {typeof import('@pavilion/ui-kit/theme')} ThemeModule */
/** @typedef {{ renderFrame: (brand: Brand, texts: unknown) => { css: string, html: string } }} FrameModule */

/**
 * Sets the edition before the first paint, shows home's frame on home alone, and says where the page is as wide as the
 * screen.
 *
 * @param {boolean} isBuild only a built page has the script that ends its first frame
 */
const boot = (isBuild) =>
  `(function(d){try{var e=localStorage.getItem('pavilion.edition');if(e==='professional')d.dataset.edition=e}catch(x){}var p=location.pathname;if(p!=='/')d.dataset.away=p.startsWith('/game/sport/')?'wide':''${isBuild ? ";else d.dataset.first=''" : ''}})(document.documentElement)`;

/** The frame's body is home's: elsewhere only its head stands until the site takes over. */
const FRAME_CSS = '[data-away] #root>main,[data-away] #root>footer{visibility:hidden}';

/**
 * Makes a brand's page: its tokens as CSS variables, its Latin face, and home as it stands before a script has run.
 *
 * The browser gets the brand as data without its tokens (they stand in the page's CSS), and the texts of its language with
 * the first chunk. `index.html` keeps to what only a brand can say: language, title, description, icon.
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
    buildStart() {
      fontUrl = isBuild ? '' : `/@fs${FONT_FILE}`;
      if (isBuild) this.emitFile({ type: 'asset', name: 'pavilion-latin.woff2', source: readFileSync(FONT_FILE) });
    },
    transformIndexHtml: {
      order: 'post',
      async handler(page, { bundle }) {
        const brand = await loadBrand();
        const font = Object.values(bundle ?? {}).find(({ fileName }) => fileName.endsWith('.woff2'));
        const symbols = await pageSymbols(root, brand.assets);
        const { css, html } = await drawFrame(brand, font ? `/${font.fileName}` : fontUrl);
        return {
          html: withIcon(paintFirst(page, NONCE), artUrl(root, brand.assets.mark)).replace(
            '<div id="root"></div>',
            () => `<div id="root">${html}</div>${symbols}`,
          ),
          tags: headTags(css, boot(isBuild)),
        };
      },
    },
  });
}

/** @param {string} css @param {string} script @returns {import('vite').HtmlTagDescriptor[]} */
function headTags(css, script) {
  return [
    { tag: 'meta', attrs: { property: 'csp-nonce', nonce: NONCE }, injectTo: 'head-prepend' },
    { tag: 'script', attrs: { nonce: NONCE }, children: script, injectTo: 'head-prepend' },
    { tag: 'style', attrs: { nonce: NONCE, 'data-frame': '' }, children: css, injectTo: 'head' },
  ];
}

/** @param {string} brandFile */
async function readBrand(brandFile) {
  const { brand } = /** @type {{ brand: Brand }} */ (await evaluate(brandFile));
  return brand;
}

/** @param {Brand} brand @param {string} fontUrl */
async function drawFrame(brand, fontUrl) {
  const [theme, frameModule, texts] = await Promise.all([
    evaluate('@pavilion/ui-kit/theme'),
    evaluate('@pavilion/site-shell/frame'),
    evaluate(`@pavilion/site-shell/texts/${toFileName(brand.locale)}`),
  ]);
  const { themeCss, baseCss, fontFaceCss } = /** @type {ThemeModule} */ (theme);
  const { renderFrame } = /** @type {FrameModule} */ (frameModule);
  const { initialMessages } = /** @type {{ initialMessages: unknown }} */ (texts);
  const frame = renderFrame(brand, initialMessages);
  const css = [
    fontFaceCss(fontUrl),
    themeCss(brand.theme),
    baseCss,
    '.brand-art{position:absolute;width:0;height:0}',
    FRAME_CSS,
    FIRST_FRAME_CSS,
    frame.css,
  ];
  return { css: css.join('\n'), html: frame.html };
}

/**
 * A drawing of the brand as a symbol of the page, which `<use href="#…">` shows: no request, no bytes in the script, and no
 * picture whose decoding could hold the first words back.
 *
 * @param {string} id @param {string} drawing @param {string} [fit] how it fills its box
 */
function artSymbol(id, drawing, fit = '') {
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
 * Drawings that pages show by reference: the brand's, and the signs of the categories.
 *
 * @param {string} root @param {Brand['assets']} assets
 */
async function pageSymbols(root, { hero, logo }) {
  const { navGlyphs } = /** @type {{ navGlyphs: Readonly<Record<string, string>> }} */ (await evaluate(NAV_GLYPHS));
  const signs = CATEGORIES.map(
    (key) =>
      `<symbol id="nav-${key}" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"><path d="${navGlyphs[key]}"/></symbol>`,
  );
  const art = [
    artSymbol('brand-mark', loadDrawing(root, logo)),
    artSymbol('brand-hero', loadDrawing(root, hero), ' preserveAspectRatio="xMaxYMax slice"'),
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
    root: join(import.meta.dirname, '../../..'),
    plugins: [{ ...compiledMessages(), apply: 'serve' }],
    resolve: { conditions: ['@pavilion/source', 'node', 'import', 'default'] },
    environments: {
      inline: {
        // styled-components' CommonJS build has no default export Node can see; its ES build is taken instead.
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
