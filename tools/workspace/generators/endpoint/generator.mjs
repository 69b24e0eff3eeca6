import { formatFiles } from '@nx/devkit';
import ts from 'typescript';
import { addElement, addImport, addProperty, addSortedProperty, editSource } from '../syntax/editSource.mjs';
import { findCalls, findNodes, findProperty, requireObject } from '../syntax/findNodes.mjs';
import { parseSource } from '../syntax/parseSource.mjs';
import { addToApiReport } from './addToApiReport.mjs';
import {
  createCatalogueRow,
  createContractRow,
  createHandlerRow,
  schemaImports,
  createSchemaRow,
  createSummaryRow,
  createTagsRow,
} from './endpointRows.mjs';
import { findGroup, findRow, findTable } from './findGroup.mjs';

/**
 * @typedef {import('@nx/devkit').Tree} Tree
 *
 * @typedef {object} EndpointOptions
 * @property {string} id
 * @property {'read' | 'write' | 'money'} effect
 * @property {string} [path]
 * @property {'member' | 'guest'} [auth]
 * @property {string} [group]
 * @property {string} [tags]
 * @property {string} [summary]
 *
 * @typedef {object} Endpoint
 * @property {string} id
 * @property {'read' | 'write' | 'money'} effect
 * @property {string} path
 * @property {'member' | 'guest'} auth
 * @property {readonly string[]} tags
 * @property {string | undefined} summary
 * @property {import('./findGroup.mjs').Group} group
 */

const HANDLERS = 'tools/sandbox/src/handlers';
const SCHEMAS = 'libs/api-client/src/schemas';
const CONTRACT = 'e2e/contract/src/endpoints/rows';
/** Specifier for the files of rows, which are in subfolders. */
const ENDPOINT_ROW = '../../scenes/endpointRow.ts';
const TAGS = 'libs/site/data/src/changes/tags.ts';
const CATALOGUE_TEST = 'libs/api-client/src/catalogue/catalogue.test.ts';
const SUMMARIES = 'tools/workspace/reference/summaries.mjs';

/**
 * Adds an endpoint: entry of the catalogue, schema, tags, handler of the sandbox, row of the contract tests, documents.
 *
 * @param {Tree} tree
 * @param {EndpointOptions} options
 * @returns {Promise<() => Promise<void>>} writes the endpoint reference from the new catalogue
 * @throws {Error} if the endpoint exists, its group or a tag is unknown, or a guest would move money
 */
export async function generateEndpoint(tree, options) {
  const endpoint = createEndpoint(tree, options);
  editSource(tree, endpoint.group.file, (source) => [
    addProperty(requireObject(source, `${endpoint.group.name}Endpoints`), createCatalogueRow(endpoint)),
  ]);
  addSchema(tree, endpoint);
  addHandler(tree, endpoint);
  addContractRow(tree, endpoint);
  editSource(tree, TAGS, (source) => {
    const table = endpoint.effect === 'read' ? 'tagsOfRead' : 'tagsChangedBy';
    return [addSortedProperty(requireObject(source, table), endpoint.id, createTagsRow(endpoint))];
  });
  if (endpoint.effect === 'money') addToMoneyCalls(tree, endpoint);
  editSource(tree, SUMMARIES, (source) => [
    addProperty(requireObject(source, 'summaries'), createSummaryRow(endpoint)),
  ]);
  addToApiReport(tree, endpoint);
  await formatFiles(tree);
  return async () => {
    // Loaded late: it reads the catalogue that has just been written.
    const { checkEndpointPages } = await import('../../reference/endpointPages.mjs');
    await checkEndpointPages({ write: true });
    console.log('UPDATE docs/api/endpoints');
  };
}

/** @param {Tree} tree @param {EndpointOptions} options @returns {Endpoint} */
function createEndpoint(tree, options) {
  const { id, effect, auth = 'member', summary } = options;
  const group = findGroup(tree, id, options.group);
  if (tree.read(SUMMARIES, 'utf8')?.includes(`'${id}'`))
    throw new Error(`generateEndpoint: ${id} is in the catalogue. Choose another --id.`);
  if (effect === 'money' && auth === 'guest')
    throw new Error(`generateEndpoint: ${id} would move money of a guest. Use --auth member.`);
  return {
    id,
    effect,
    auth,
    summary,
    group,
    path: options.path ?? createPath(tree, id, group),
    tags: parseTags(tree, options.tags ?? (effect === 'money' ? 'balance' : '')),
  };
}

/** Path beside an endpoint with the same first part. @param {Tree} tree @param {string} id @param {Endpoint['group']} group */
function createPath(tree, id, { file, ids }) {
  const [prefix = '', name = ''] = id.split('.');
  const sibling = ids.find((other) => other.startsWith(`${prefix}.`));
  const row = sibling && findRow(parseSource(tree, file), sibling);
  const entry = row && findProperty(row, sibling);
  const path = entry && ts.isObjectLiteralExpression(entry) && findProperty(entry, 'path');
  const folder = path && ts.isStringLiteral(path) && path.text.replace(/\/[^/]+$/, '');
  return `${folder || `/site/api/v1/${prefix}`}/${name}`;
}

/** @param {Tree} tree @param {string} text */
function parseTags(tree, text) {
  const tags = text.split(',').filter(Boolean);
  const [type] = findNodes(parseSource(tree, TAGS), ts.isTypeAliasDeclaration).filter(
    ({ name }) => name.text === 'Tag',
  );
  const known = type ? findNodes(type, ts.isStringLiteral).map((literal) => literal.text) : [];
  const unknown = tags.filter((tag) => !known.includes(tag));
  if (unknown.length === 0) return tags;
  throw new Error(`generateEndpoint: there is no tag ${unknown.join(', ')}. Use some of ${known.join(', ')}.`);
}

/** Creates the import of a name, if the file lacks it. @param {ts.SourceFile} source @param {string} name @param {string} from */
function createImports(source, name, from) {
  const isThere = findNodes(source, ts.isImportSpecifier).some((specifier) => specifier.name.text === name);
  return isThere ? [] : [addImport(source, `import { ${name} } from '${from}';`)];
}

/** @param {Tree} tree @param {Endpoint} endpoint */
function addSchema(tree, endpoint) {
  const { file, neighbour } = findTable(tree, SCHEMAS, endpoint.group.ids);
  const needed = schemaImports[endpoint.effect];
  editSource(tree, file, (source) => {
    const table = findRow(source, neighbour);
    if (!table) return [];
    return [addProperty(table, createSchemaRow(endpoint)), ...(needed ? createImports(source, ...needed) : [])];
  });
}

/** @param {Tree} tree @param {Endpoint} endpoint */
function addHandler(tree, endpoint) {
  const { file, neighbour } = findTable(tree, HANDLERS, endpoint.group.ids);
  editSource(tree, file, (source) => {
    const table = findRow(source, neighbour);
    return table ? [addProperty(table, createHandlerRow(endpoint))] : [];
  });
}

/** @param {Tree} tree @param {Endpoint} endpoint */
function addContractRow(tree, endpoint) {
  const { file, neighbour } = findTable(tree, CONTRACT, endpoint.group.ids);
  editSource(tree, file, (source) => {
    const table = findRow(source, neighbour);
    if (!table) return [];
    return [addProperty(table, createContractRow(endpoint)), ...createImports(source, 'noObject', ENDPOINT_ROW)];
  });
}

/** Adds the endpoint to the list of money calls, which a test compares with the catalogue. @param {Tree} tree @param {Endpoint} endpoint */
function addToMoneyCalls(tree, { id }) {
  editSource(tree, CATALOGUE_TEST, (source) => {
    const test = findCalls(source, 'it').find((call) => call.arguments[0]?.getText().includes('move money'));
    const list = test && findNodes(test, ts.isArrayLiteralExpression)[0];
    if (!list) throw new Error(`generateEndpoint: ${CATALOGUE_TEST} has no list of money calls. Update the generator.`);
    return [addElement(list, `'${id}'`)];
  });
}
