import { dirname, join } from 'node:path';
import ts from 'typescript';
import { ROOT } from '../../root.mjs';

/** @typedef {{ path: string, text: string }} Change a generated or changed file; `path` is relative to the repository */

/**
 * Finds type errors in the TypeScript files among the changes of a generator. All other files are read from the
 * repository, so that an import of a name or file that no longer exists is an error.
 *
 * @param {readonly Change[]} changes
 * @returns {string[]} `path: message`
 */
export function findTypeErrors(changes) {
  const texts = new Map(changes.map(({ path, text }) => [join(ROOT, path), text]));
  const files = [...texts.keys()].filter((path) => /\.tsx?$/.test(path));
  const options = readOptions();
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile, getSourceFile, directoryExists } = host;
  const folders = new Set(files.map(dirname));
  host.directoryExists = (path) => folders.has(path) || (directoryExists?.(path) ?? true);
  host.fileExists = (path) => texts.has(path) || fileExists(path);
  host.readFile = (path) => texts.get(path) ?? readFile(path);
  host.getSourceFile = (path, language, ...rest) => {
    const text = texts.get(path);
    return text === undefined
      ? getSourceFile(path, language, ...rest)
      : ts.createSourceFile(path, text, language, true);
  };
  const program = ts.createProgram(files, options, host);
  return files.flatMap((path) =>
    program
      .getSemanticDiagnostics(program.getSourceFile(path))
      .map(({ messageText }) => `${path}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`),
  );
}

/** The options of the repository, with the global types of Node.js and Jest. */
function readOptions() {
  const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.base.json'), (path) => ts.sys.readFile(path));
  const { compilerOptions } = /** @type {{ compilerOptions: object }} */ (config);
  const own = {
    types: ['node', 'jest', '@testing-library/jest-dom'],
    noEmit: true,
    composite: false,
    emitDeclarationOnly: false,
    declaration: false,
    declarationMap: false,
  };
  return ts.convertCompilerOptionsFromJson({ ...compilerOptions, ...own }, ROOT).options;
}
