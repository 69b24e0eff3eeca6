import ts from 'typescript';
import { readDocText } from './readDocs.mjs';
import { listFields } from './listFields.mjs';
import { CATALOGUE, SCHEMAS } from './createSourceProgram.mjs';
import { summaries } from './summaries.mjs';

/**
 * Data of one endpoint for its page.
 *
 * @typedef {object} EndpointData
 * @property {string} id
 * @property {import('@pavilion/api-client/protocol').Endpoint} entry
 * @property {string} summary purpose @property {string} spec
 * @property {string} text doc comments of entry and schema
 * @property {string[]} tables doc comments of the tables that contain it
 * @property {import('./listFields.mjs').Field[]} request @property {import('./listFields.mjs').Field[]} response
 * @property {{ request: unknown, response: unknown }} example
 */

/** @typedef {ReadonlyMap<string, { text: string, fields: import('./listFields.mjs').Field[] }>} Shapes named shapes with their fields */

/**
 * Joins the catalogue, the schemas and their doc comments.
 *
 * @param {import('./loadProtocol.mjs').Protocol} protocol @param {import('typescript').Program} program
 * @returns {{ endpoints: EndpointData[], shapes: Shapes }}
 */
export function readEndpoints({ catalogue, schemas }, program) {
  const checker = program.getTypeChecker();
  const [entries, schemaTypes] = [
    findExportType(program, CATALOGUE, 'catalogue'),
    findExportType(program, SCHEMAS, 'schemas'),
  ];
  /** @type {Map<string, import('./listFields.mjs').NamedShape>} */
  const shapes = new Map();
  const endpoints = listIds(catalogue).map((id) => {
    const [entrySymbol, schemaSymbol] = [entries.getProperty(id), schemaTypes.getProperty(id)];
    const type = schemaSymbol && checker.getTypeOfSymbol(schemaSymbol);
    const listSide = (/** @type {'request' | 'response'} */ name, /** @type {'optin' | 'optout'} */ optional) => {
      const symbol = type?.getProperty(name);
      const sideType = symbol && checker.getTypeOfSymbol(symbol);
      return listFields({ schema: schemas[id][name], type: sideType }, { checker, shapes, side: optional });
    };
    return {
      id,
      entry: catalogue[id],
      summary: summaries[id] ?? '',
      spec: schemas[id].spec,
      text: [entrySymbol, schemaSymbol]
        .map((symbol) => readDocText(checker, symbol))
        .filter(Boolean)
        .join(' '),
      tables: [entrySymbol, schemaSymbol].map((symbol) => readTableText(checker, symbol)).filter(Boolean),
      request: listSide('request', 'optin'),
      response: listSide('response', 'optout'),
      example: schemas[id].example,
    };
  });
  return { endpoints, shapes: addFields(checker, shapes) };
}

/** @param {import('./loadProtocol.mjs').Protocol['catalogue']} catalogue */
export function listIds(catalogue) {
  return /** @type {import('@pavilion/api-client/protocol').EndpointId[]} */ (Object.keys(catalogue));
}

/**
 * Adds the fields of named shapes, and of the shapes that those fields name.
 *
 * @param {ts.TypeChecker} checker @param {Map<string, import('./listFields.mjs').NamedShape>} shapes @returns {Shapes}
 */
function addFields(checker, shapes) {
  /** @type {Map<string, { text: string, fields: import('./listFields.mjs').Field[] }>} */
  const done = new Map();
  for (let waiting = [...shapes]; waiting.length > 0; waiting = [...shapes].filter(([name]) => !done.has(name)))
    for (const [name, { text, schema, type }] of waiting)
      done.set(name, { text, fields: listFields({ schema, type }, { checker, shapes, side: 'optout' }) });
  return new Map([...done].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** @param {import('typescript').Program} program @param {string} file @param {string} name */
function findExportType(program, file, name) {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  const symbol = module && checker.getExportsOfModule(module).find((one) => one.name === name);
  if (!symbol) throw new Error(`createSourceProgram: ${file} has no export "${name}".`);
  return checker.getTypeOfSymbol(symbol);
}

/** Returns the doc comment of the table (`export const userEndpoints = {…}`) that contains a property. @param {ts.TypeChecker} checker @param {ts.Symbol | undefined} symbol */
function readTableText(checker, symbol) {
  /** @type {ts.Node | undefined} */
  let node = symbol?.declarations?.[0]?.parent;
  while (node && !ts.isVariableDeclaration(node)) node = node.parent;
  return node ? readDocText(checker, checker.getSymbolAtLocation(node.name)) : '';
}
