import { formatFiles, joinPathFragments } from '@nx/devkit';
import { addDependencies } from '../files/addDependencies.mjs';
import { addElement, addNamedImport, addProperty, editSource } from '../syntax/editSource.mjs';
import { requireObject } from '../syntax/findNodes.mjs';
import { createBrowserTest } from './createBrowserTest.mjs';
import { createComponentTest } from './createComponentTest.mjs';
import { findDefinition, findFeature, findMessages, findRoutes } from './findFeature.mjs';
import { findList } from './findList.mjs';
import { createPageComponent } from './createPageComponent.mjs';
import { createPageTexts } from './createPageTexts.mjs';

/**
 * @typedef {object} PageOptions
 * @property {string} feature
 * @property {string} path
 * @property {string} name
 * @property {string} [read]
 * @property {boolean} [guest]
 * @property {string} [titleCn]
 * @property {string} [titleTw]
 *
 * @typedef {object} Page
 * @property {string} path
 * @property {string} name upper camel case, such as `Budget`
 * @property {string} folder lower camel case, such as `budget`; first part of the keys of its texts too
 * @property {boolean} isGuest whether guests may open it
 * @property {boolean} isInMemberLayout whether the page itself renders the member menu
 * @property {Record<'zh-CN' | 'zh-TW', string>} titles
 * @property {import('./findList.mjs').ListRead} list
 * @property {import('./findFeature.mjs').Feature} feature
 */

/**
 * Adds a page to a feature: route, component with its states, texts in both scripts, component test and browser test.
 *
 * @param {import('@nx/devkit').Tree} tree
 * @param {PageOptions} options
 * @throws {Error} if the feature is unknown, or the path, the texts or a file exist
 */
export async function generatePage(tree, options) {
  const page = createPage(tree, options);
  const file = `${page.feature.root}/src/${page.folder}/${page.name}Page`;
  const files = {
    [`${file}.tsx`]: createPageComponent(page),
    [`${file}.test.tsx`]: createComponentTest(page),
    [`e2e/site/src/${options.feature}/${page.folder}.spec.ts`]: createBrowserTest(page),
  };
  for (const [path, text] of Object.entries(files)) {
    if (tree.exists(path)) throw new Error(`generatePage: ${path} exists. Choose another --name.`);
    tree.write(path, text);
  }
  addRoute(tree, page);
  addTexts(tree, page);
  addFailureTexts(tree, page);
  addDependencies(tree, page.feature.root, {
    dependencies: ['api-client', 'site-contract', 'site-data', 'ui-kit'],
    devDependencies: ['site-testing'],
  });
  await formatFiles(tree);
}

/** @param {import('@nx/devkit').Tree} tree @param {PageOptions} options @returns {Page} */
function createPage(tree, options) {
  const { path, name, titleCn = '新页面', titleTw = '新頁面' } = options;
  const isMine = path.startsWith('/mine/');
  const isGuest = options.guest ?? !isMine;
  const feature = findFeature(tree, options.feature);
  const read = options.read ?? (isGuest ? 'advertising.queryNoticeListByPage' : 'letter.list');
  return {
    path,
    name,
    folder: name.charAt(0).toLowerCase() + name.slice(1),
    isGuest,
    isInMemberLayout: isMine && tree.exists(joinPathFragments(feature.root, 'src/mine/MineLayout.tsx')),
    titles: { 'zh-CN': titleCn, 'zh-TW': titleTw },
    list: findList(tree, read),
    feature,
  };
}

/** @param {import('@nx/devkit').Tree} tree @param {Page} page */
function addRoute(tree, { path, name, folder, isGuest, feature }) {
  editSource(tree, feature.module, (source) => {
    if (source.text.includes(`'${path}'`)) throw new Error(`generatePage: ${feature.module} has the route ${path}.`);
    const { table, isMapped } = findRoutes(source);
    const load = `() => import('./${folder}/${name}Page.tsx').then((file) => file.${name}Page)`;
    // A mapped table requires a login unless a row has its own value.
    const access = isMapped === isGuest ? `\nrequiresAuth: ${!isGuest},` : '';
    const row = `{ path: '${path}', load: ${load},${access} skeleton: 'list' }`;
    if (table) return [addElement(table, row)];
    const definition = findDefinition(source);
    return definition ? [addProperty(definition, `routes: [${row}]`)] : [];
  });
}

/** Texts of failed reads, by the package that exports them. */
const failureTexts = { errorMessages: '@pavilion/site-contract', loadFailureMessages: '@pavilion/site-data' };

/** Adds the texts of failed reads to those of the feature, unless it has them. @param {import('@nx/devkit').Tree} tree @param {Page} page */
function addFailureTexts(tree, { feature }) {
  for (const [texts, from] of Object.entries(failureTexts)) {
    editSource(tree, feature.module, (source) => {
      const messages = findMessages(source);
      const isListed = messages.elements.some((element) => element.getText() === texts);
      return isListed ? [] : [addElement(messages, texts), addNamedImport(source, texts, from)];
    });
  }
}

/** @param {import('@nx/devkit').Tree} tree @param {Page} page */
function addTexts(tree, page) {
  for (const locale of /** @type {const} */ (['zh-CN', 'zh-TW'])) {
    const { file, name } = page.feature.texts[locale];
    editSource(tree, file, (source) => {
      if (source.text.includes(`'${page.folder}.`))
        throw new Error(`generatePage: ${file} has texts that start with ${page.folder}. Choose another --name.`);
      const rows = Object.entries(createPageTexts(page, locale)).map(
        ([key, text]) => `'${page.folder}.${key}': '${text}'`,
      );
      return [addProperty(requireObject(source, name), rows.join(',\n'))];
    });
  }
}
