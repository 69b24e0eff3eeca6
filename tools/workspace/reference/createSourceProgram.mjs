import { join } from 'node:path';
import ts from 'typescript';
import { ROOT } from '../root.mjs';

export const SCHEMAS = join(ROOT, 'libs/api-client/src/schemas/schemas.ts');
export const CATALOGUE = join(ROOT, 'libs/api-client/src/catalogue/catalogue.ts');

/** Options of a compiler program that reads types and writes nothing. @type {ts.CompilerOptions} */
export const READING = {
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  allowImportingTsExtensions: true,
  noEmit: true,
  skipLibCheck: true,
  strict: true,
  types: [],
};

/** @type {ts.CompilerOptions} */
const options = { ...READING, customConditions: ['@pavilion/source'] };

/**
 * Creates a compiler program of the catalogue, the schemas and files that exist in memory only.
 *
 * @param {ReadonlyMap<string, string>} [virtual] text by absolute path
 */
export function createSourceProgram(virtual = new Map()) {
  const disk = ts.createCompilerHost(options);
  /** @type {ts.CompilerHost} */
  const host = {
    ...disk,
    fileExists: (file) => virtual.has(file) || disk.fileExists(file),
    readFile: (file) => virtual.get(file) ?? disk.readFile(file),
    getSourceFile: (file, ...rest) => {
      const text = virtual.get(file);
      return text === undefined
        ? disk.getSourceFile(file, ...rest)
        : ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true);
    },
  };
  return ts.createProgram([SCHEMAS, CATALOGUE, ...virtual.keys()], options, host);
}
