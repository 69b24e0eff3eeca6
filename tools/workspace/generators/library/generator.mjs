import { formatFiles, names, updateJson } from '@nx/devkit';
import { addPackage } from '../files/addPackage.mjs';
import { linkPackage } from '../files/linkPackage.mjs';
import { layers } from '../../lint/layers.mjs';
import {
  createEslintConfig,
  createJestConfig,
  manifest,
  createReadme,
  createSources,
  createTsConfigs,
} from './libraryFiles.mjs';
import { publishLibrary } from './publishLibrary.mjs';

/**
 * @typedef {{ name: string, layer: string, publishable?: boolean }} LibraryOptions
 *
 * @typedef {object} Library
 * @property {string} name such as `search`
 * @property {string} layer such as `data`
 * @property {boolean} isPublishable
 * @property {boolean} isHeadless whether it may import neither a view nor the DOM
 * @property {string} root folder, such as `libs/site/search`
 * @property {string} packageName such as `@pavilion/site-search`
 * @property {string} version
 * @property {string} title upper camel case, such as `Search`
 * @property {string} variable lower camel case, such as `search`
 */

const LAYERS = layers.map(({ sourceTag }) => sourceTag.slice('layer:'.length));
/** Layers without a view. */
const HEADLESS = ['kernel', 'api-client', 'headless', 'chat-socket'];
/** Layers whose libraries may be published; they import published libraries only. */
const PUBLISHABLE = [...HEADLESS, 'ui'];

/**
 * Adds a library: package, configurations, first export with its test, README; a report of its API if it is published.
 *
 * @param {import('@nx/devkit').Tree} tree
 * @param {LibraryOptions} options
 * @returns {Promise<() => void>} links the package into node_modules, as `npm install` would
 * @throws {Error} if the layer is unknown, cannot be published, or the folder exists
 */
export async function generateLibrary(tree, options) {
  const library = createLibrary(tree, options);
  const { root, packageName, isPublishable } = library;
  const files = {
    ...createTsConfigs(library),
    'package.json': manifest(library),
    'jest.config.cjs': createJestConfig(library),
    'eslint.config.mjs': createEslintConfig(library),
    'README.md': createReadme(library),
  };
  for (const [file, text] of Object.entries(files)) tree.write(`${root}/${file}`, text);
  for (const [file, text] of Object.entries(createSources(library))) tree.write(`${root}/src/${file}`, text);
  updateJson(tree, 'tsconfig.json', (/** @type {{ references: { path: string }[] }} */ json) => ({
    ...json,
    references: [...json.references, { path: `./${root}` }],
  }));
  addPackage(tree, root, packageName);
  if (isPublishable) publishLibrary(tree, library);
  await formatFiles(tree);
  return () => linkPackage(tree.root, root, packageName);
}

/** @param {import('@nx/devkit').Tree} tree @param {LibraryOptions} options @returns {Library} */
function createLibrary(tree, { name, layer, publishable: isPublishable = false }) {
  checkLayer(layer, isPublishable);
  const folder = layer === 'feature' ? `feature-${name}` : name;
  const isOfSite = ![...PUBLISHABLE, 'testing'].includes(layer);
  const root = isOfSite ? `libs/site/${folder}` : `libs/${folder}`;
  if (tree.exists(root)) throw new Error(`generateLibrary: ${root} exists. Choose another --name.`);
  const { className, propertyName } = names(name);
  return {
    name,
    layer,
    isPublishable,
    isHeadless: HEADLESS.includes(layer),
    root,
    packageName: `@pavilion/${isOfSite && folder === name ? `site-${name}` : folder}`,
    version: isPublishable ? readVersion(tree) : '0.0.0',
    title: className,
    variable: propertyName,
  };
}

/** @param {string} layer @param {boolean} isPublishable */
function checkLayer(layer, isPublishable) {
  if (!LAYERS.includes(layer))
    throw new Error(`generateLibrary: there is no layer ${layer}. Use one of ${LAYERS.join(', ')}.`);
  if (isPublishable && !PUBLISHABLE.includes(layer))
    throw new Error(`generateLibrary: a library of layer ${layer} is private. Publish ${PUBLISHABLE.join(', ')} only.`);
}

/** Version that all published libraries share. @param {import('@nx/devkit').Tree} tree */
const readVersion = (tree) =>
  /"version": "([^"]+)"/.exec(tree.read('libs/kernel/package.json', 'utf8') ?? '')?.[1] ?? '0.0.0';
