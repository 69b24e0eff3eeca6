import { formatFiles, readJson, updateJson } from '@nx/devkit';
import { addPackage } from '../files/addPackage.mjs';
import { linkPackage } from '../files/linkPackage.mjs';
import { listFiles } from '../files/listFiles.mjs';
import { createBrandFile, createThemeFile } from './brandFiles.mjs';

/**
 * @typedef {'zh-CN' | 'zh-TW'} Locale
 * @typedef {{ name: string, locale: Locale, nameCn: string, nameTw: string }} BrandOptions the schema excludes
 *   characters of the names that HTML, JSON or TypeScript escapes
 */

/** Site of each language, and the file of its theme. A new brand starts as a copy. */
const MODELS = /** @type {const} */ ({
  'zh-CN': { root: 'apps/main-cn', theme: 'libs/ui-kit/src/theme/tokens/mainCnTheme.ts' },
  'zh-TW': { root: 'apps/main-tw', theme: 'libs/ui-kit/src/theme/tokens/mainTwTheme.ts' },
});

/** Files that contain the name of the brand. */
const NAMED = ['index.html', 'public/brand/site.webmanifest'];

/** Folders of an app that are no sources. */
const BUILT = /\/(dist|out-tsc|test-results|node_modules)\//;

/**
 * Adds a brand (EDN-04): an app with the composition, artwork and theme of the site in its language, a file for its own
 * tokens, and its names in page and web manifest.
 *
 * @param {import('@nx/devkit').Tree} tree
 * @param {BrandOptions} options
 * @returns {Promise<() => void>} links the package into node_modules, as `npm install` would
 * @throws {Error} if the app exists
 */
export async function generateBrand(tree, options) {
  const { name } = options;
  const root = `apps/${name}`;
  if (tree.exists(root)) throw new Error(`generateBrand: ${root} exists. Choose another --name.`);
  writeSources(tree, root, options);
  updateJson(tree, `${root}/package.json`, (/** @type {{ name: string }} */ json) => ({
    ...json,
    name: `@pavilion/${name}`,
  }));
  updateJson(tree, 'tsconfig.json', (/** @type {{ references: { path: string }[] }} */ json) => ({
    ...json,
    references: [...json.references, { path: `./${root}` }],
  }));
  addPackage(tree, root, `@pavilion/${name}`);
  await formatFiles(tree);
  return () => linkPackage(tree.root, root, `@pavilion/${name}`);
}

/** @param {import('@nx/devkit').Tree} tree @param {string} root @param {BrandOptions} options */
function writeSources(tree, root, options) {
  const model = MODELS[options.locale];
  const shownName = options.locale === 'zh-CN' ? options.nameCn : options.nameTw;
  for (const path of listFiles(tree, model.root).filter((file) => !BUILT.test(file)))
    tree.write(`${root}${path.slice(model.root.length)}`, tree.read(path) ?? '');
  for (const file of NAMED)
    changeText(tree, `${root}/${file}`, (text) => text.replaceAll(readName(tree, model.root), shownName));
  changeText(tree, `${root}/src/brand.ts`, (text) => createBrandFile(text, options));
  tree.write(`${root}/src/theme.ts`, createThemeFile(tree.read(model.theme, 'utf8') ?? '', shownName));
}

/** @param {import('@nx/devkit').Tree} tree @param {string} path @param {(text: string) => string} change */
const changeText = (tree, path, change) => tree.write(path, change(tree.read(path, 'utf8') ?? ''));

/** Returns the name of a brand in the language of its site. @param {import('@nx/devkit').Tree} tree @param {string} root of the app */
const readName = (tree, root) =>
  /** @type {{ name: string }} */ (readJson(tree, `${root}/public/brand/site.webmanifest`)).name;
