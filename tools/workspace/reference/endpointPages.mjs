import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import prettier from 'prettier';
import ts from 'typescript';
import { buildExampleCode, SET_UP } from './buildExampleCode.mjs';
import { loadProtocol } from './loadProtocol.mjs';
import { listIds, readEndpoints } from './readEndpoints.mjs';
import { refusals, scenarios } from './scenarios.mjs';
import { createSourceProgram } from './createSourceProgram.mjs';
import { summaries } from './summaries.mjs';
import { writePages } from './writePages.mjs';
import { ROOT } from '../root.mjs';

const FOLDER = join(ROOT, 'docs/api/endpoints');
const EXAMPLES = join(ROOT, 'e2e/contract/src/endpointExamples.ts');

/**
 * Compares the endpoint reference in `docs/api/endpoints` with the catalogue and the schemas, and compiles its examples.
 * The contract tests run the examples.
 *
 * @param {{ write: boolean }} options `write` writes the pages; without it an outdated page is an error
 */
export async function checkEndpointPages({ write }) {
  const protocol = await loadProtocol();
  checkNames(listIds(protocol.catalogue));
  const program = createSourceProgram(new Map([[EXAMPLES, joinExamples(protocol)]]));
  checkExamples(program);
  const pages = writePages(readEndpoints(protocol, program), protocol);
  const stale = [];
  mkdirSync(FOLDER, { recursive: true });
  for (const [name, markdown] of pages) {
    const path = join(FOLDER, name);
    const text = await prettier.format(markdown, { parser: 'markdown', singleQuote: true, printWidth: 120 });
    if (existsSync(path) && readFileSync(path, 'utf8') === text) continue;
    if (write) writeFileSync(path, text);
    else stale.push(name);
  }
  for (const name of readdirSync(FOLDER).filter((file) => !pages.has(file))) {
    if (write) rmSync(join(FOLDER, name));
    else stale.push(name);
  }
  if (stale.length > 0)
    throw new Error(`The endpoint reference is outdated (${stale.join(', ')}). Run "npm run api" and commit docs/api.`);
}

/** @param {string[]} ids */
function checkNames(ids) {
  const named = [...Object.keys(scenarios), ...Object.keys(refusals), ...Object.keys(summaries)];
  const unknown = named.filter((id) => !ids.includes(id));
  if (unknown.length > 0)
    throw new Error(
      `tools/workspace/reference: unknown endpoints ${unknown.join(', ')}. Remove them or add them to the catalogue.`,
    );
  const undescribed = ids.filter((id) => !summaries[id]);
  if (undescribed.length > 0)
    throw new Error(
      `Endpoints without a summary: ${undescribed.join(', ')}. Add one to tools/workspace/reference/summaries.mjs.`,
    );
}

/** Joins all examples in one module, each in a block. @param {import('./loadProtocol.mjs').Protocol} protocol */
function joinExamples({ catalogue, schemas }) {
  const blocks = listIds(catalogue).map((id) => {
    const body = buildExampleCode({ id, entry: catalogue[id], example: schemas[id].example });
    return `// ${id}\n{\n${body}\n}`;
  });
  return `${SET_UP}\n\n${blocks.join('\n\n')}\n`;
}

/** @param {ts.Program} program */
function checkExamples(program) {
  const source = program.getSourceFile(EXAMPLES);
  const faults = ts.getPreEmitDiagnostics(program, source);
  if (faults.length === 0) return;
  const host = {
    getCanonicalFileName: (/** @type {string} */ name) => name,
    getCurrentDirectory: () => ROOT,
    getNewLine: () => '\n',
  };
  throw new Error(`An example of the reference does not compile:\n${ts.formatDiagnostics(faults, host)}`);
}
