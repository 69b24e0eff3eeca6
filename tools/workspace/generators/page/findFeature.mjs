import ts from 'typescript';
import { findCalls, findConstant, findNodes, findProperty } from '../syntax/findNodes.mjs';
import { parseSource } from '../syntax/parseSource.mjs';

/**
 * @typedef {object} Feature
 * @property {string} root folder of the project
 * @property {string} module file that calls `defineFeature`
 * @property {string} messages name of the feature's texts, such as `walletMessages`
 * @property {string} messagesFile
 * @property {string | undefined} hook name of the hook that reads the texts, such as `useWalletT`
 * @property {string} hookFile
 * @property {Record<'zh-CN' | 'zh-TW', TextFile>} texts
 *
 * @typedef {{ file: string, name: string }} TextFile file and constant with the texts of one language
 */

/**
 * Finds the parts of a feature that a new page touches.
 *
 * @param {import('@nx/devkit').Tree} tree
 * @param {string} name such as `wallet`
 * @returns {Feature}
 * @throws {Error} if there is no such feature
 */
export function findFeature(tree, name) {
  const root = `libs/site/feature-${name}`;
  const src = `${root}/src`;
  const module = tree
    .children(src)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => `${src}/${file}`)
    .find((file) => findDefinition(parseSource(tree, file)));
  if (!module) throw new Error(`findFeature: no file in ${src} calls defineFeature. Check the name after --feature.`);
  const messages = findMessages(parseSource(tree, module)).elements[0]?.getText() ?? '';
  const messagesFile = `${src}/messages/${messages}.ts`;
  const hookFile = tree
    .children(`${src}/messages`)
    .map((file) => `${src}/messages/${file}`)
    .find((file) => tree.read(file, 'utf8')?.includes(`useT(${messages})`));
  return {
    root,
    module,
    messages,
    messagesFile,
    hook: hookFile && /export const (use\w+)/.exec(tree.read(hookFile, 'utf8') ?? '')?.[1],
    hookFile: hookFile ?? messagesFile,
    texts: findTexts(tree, messages, messagesFile),
  };
}

/** Object that a feature module passes to `defineFeature`. @param {ts.SourceFile} source */
export function findDefinition(source) {
  const [definition] = findCalls(source, 'defineFeature')[0]?.arguments ?? [];
  return definition && ts.isObjectLiteralExpression(definition) ? definition : undefined;
}

/**
 * Finds the texts of a feature: its own first, then shared ones.
 *
 * @param {ts.SourceFile} source
 * @throws {Error} if it has none
 */
export function findMessages(source) {
  const definition = findDefinition(source);
  const messages = definition && findProperty(definition, 'messages');
  if (messages && ts.isArrayLiteralExpression(messages)) return messages;
  throw new Error(`findFeature: ${source.fileName} has no \`messages\`. Add the texts of the feature first.`);
}

/**
 * @param {import('@nx/devkit').Tree} tree
 * @param {string} messages
 * @param {string} file
 * @returns {Feature['texts']}
 */
function findTexts(tree, messages, file) {
  const [, load] = findCalls(parseSource(tree, file), 'defineMessages')[0]?.arguments ?? [];
  if (!load || !ts.isObjectLiteralExpression(load))
    throw new Error(`findFeature: ${file} does not define ${messages} with one file for each language.`);
  /** @param {'zh-CN' | 'zh-TW'} locale @returns {TextFile} */
  const findText = (locale) => {
    const loader = findProperty(load, locale);
    const specifier = loader && findNodes(loader, ts.isStringLiteral)[0]?.text;
    const name = loader && findNodes(loader, ts.isPropertyAccessExpression).find(isTextName)?.name.text;
    if (!specifier || !name) throw new Error(`findFeature: ${file} loads no texts for ${locale}.`);
    return { file: new URL(specifier, `file:///${file}`).pathname.slice(1), name };
  };
  return { 'zh-CN': findText('zh-CN'), 'zh-TW': findText('zh-TW') };
}

/** Whether an access reads the constant with the texts, as in `file.zhCN`. @param {ts.PropertyAccessExpression} access */
const isTextName = ({ expression }) => ts.isIdentifier(expression);

/**
 * Finds the table of routes of a feature: the constant `routes`, if the feature maps it to its routes, else the property
 * `routes` of its definition.
 *
 * @param {ts.SourceFile} source
 * @returns {{ table: ts.ArrayLiteralExpression | undefined, isMapped: boolean }}
 */
export function findRoutes(source) {
  const constant = findConstant(source, 'routes');
  if (constant && ts.isArrayLiteralExpression(constant)) return { table: constant, isMapped: true };
  const definition = findDefinition(source);
  const routes = definition && findProperty(definition, 'routes');
  return { table: routes && ts.isArrayLiteralExpression(routes) ? routes : undefined, isMapped: false };
}
