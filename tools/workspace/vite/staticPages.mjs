import { join } from 'node:path';
import { createServer, createServerModuleRunner } from 'vite';
import { compiledMessages } from './compiledMessages.mjs';
import { helpTexts } from './helpTexts.mjs';

const ROOT = join(import.meta.dirname, '../../..');
/** The root of the page and the symbols that follow it. */
const CONTENT = /<div id="root">[^]*<\/div>(?=<svg class="brand-art")/;
const ROOT_TAG = '<html ';
const STYLE = /(<style data-frame[^>]*>)[^]*?(?=<\/style>)/;
const TITLE = /<title>[^<]*<\/title>/;
const DESCRIPTION = /(<meta name="description" content=")[^"]*/;

/** @typedef {import('../../../libs/site/contract/src/brand/brand.ts').Brand} Brand */
/** @typedef {import('../../../libs/site/shell/src/frame/renderFrame.tsx').StaticPage} StaticPage */
/** @typedef {{ renderStaticPages: (brand: Brand, texts: unknown) => Promise<readonly StaticPage[]> }} FrameModule */

/**
 * Renders the static pages of a brand in Node. Unlike `runnerImport`, the runner stays open while pages import their chunks.
 *
 * @param {Brand} brand
 * @returns {Promise<readonly StaticPage[]>}
 */
export async function renderStaticPages(brand) {
  const conditions = ['@pavilion/source', 'node', 'import', 'module', 'default'];
  const server = await createServer({
    configFile: false,
    logLevel: 'error',
    root: ROOT,
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
    plugins: [{ ...compiledMessages(), apply: 'serve' }, helpTexts()],
    // Node finds no default export in the CommonJS build of styled-components, so its ES build is used.
    environments: {
      ssr: {
        resolve: { noExternal: [/^@pavilion\//, 'styled-components'], conditions, mainFields: ['module', 'main'] },
      },
    },
  });
  try {
    const runner = createServerModuleRunner(server.environments.ssr, { hmr: false });
    const { renderStaticPages: render } = /** @type {FrameModule} */ (
      await runner.import('@pavilion/site-shell/frame')
    );
    const { initialMessages } = /** @type {{ initialMessages: unknown }} */ (
      await runner.import(`@pavilion/site-shell/texts/${brand.locale.replace('-', '')}`)
    );
    return await render(brand, initialMessages);
  } finally {
    await server.close();
  }
}

/** @param {string} text */
const escapeHtml = (text) => text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);

/**
 * Creates the HTML of a static page from the page of the site: other content, styles, title and description, and its
 * canonical path. The scripts are those of the site, so that one policy serves all pages.
 *
 * @param {string} template
 * @param {StaticPage} page
 * @param {{ css: string, siteTitle: string, later: readonly string[] }} options `css`: rules of the whole page, `later`: URLs of the scripts that the page
 *   imports after the first ones
 */
export function createStaticPage(template, { path, html, title, description }, { css, siteTitle, later }) {
  // The page of many paths has no canonical one.
  const canonical = path.includes(':') ? '' : `\n    <link rel="canonical" href="${path}">`;
  return template
    .replace(ROOT_TAG, () => `<html data-static="${path}" data-later="${later.join(' ')}" `)
    .replace(CONTENT, () => `<div id="root">${html}</div>`)
    .replace(STYLE, (_match, /** @type {string} */ tag) => `${tag}${css}`)
    .replace(TITLE, () => `<title>${escapeHtml(`${title} - ${siteTitle}`)}</title>${canonical}`)
    .replace(DESCRIPTION, (_match, /** @type {string} */ tag) => `${tag}${escapeHtml(description)}`);
}
