import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { READING } from '../../reference/createSourceProgram.mjs';
import { listEntryPoints, libraries } from './libraries.mjs';
import { ROOT } from '../../root.mjs';

const FOLDER = join(ROOT, 'docs/api');

/**
 * Compares the public API of each library with its report in Git, so that a change of the API is part of the diff.
 *
 * @param {{ write: boolean }} options `write` writes the reports; without it an outdated report is an error
 */
export function checkApiReports({ write }) {
  mkdirSync(FOLDER, { recursive: true });
  const stale = [];
  for (const { name, folder, manifest } of libraries) {
    const path = join(FOLDER, `${name}.api.md`);
    const report = formatReport(manifest.name, folder, listEntryPoints(manifest));
    if (write) writeFileSync(path, report);
    else if (!existsSync(path) || readFileSync(path, 'utf8') !== report) stale.push(name);
  }
  if (stale.length > 0)
    throw new Error(`The public API of ${stale.join(', ')} changed. Run "npm run api" and commit docs/api with it.`);
}

/** @param {string} packageName @param {string} folder @param {{ entryPoint: string, types: string }[]} entryPoints */
function formatReport(packageName, folder, entryPoints) {
  const files = entryPoints.map(({ types }) => join(folder, types));
  const program = ts.createProgram(files, READING);
  const sections = entryPoints.map(({ entryPoint }, index) => {
    const source = program.getSourceFile(files[index] ?? '');
    if (!source)
      throw new Error(`checkApiReports: ${packageName} has no built types for "${entryPoint}". Build it first.`);
    return `## ${packageName}${entryPoint.slice(1)}\n\n\`\`\`ts\n${formatExports(program.getTypeChecker(), source).join('\n\n')}\n\`\`\`\n`;
  });
  return `# ${packageName}\n\nThe public API, written by \`npm run api\`. Do not edit.\n\n${sections.join('\n')}`;
}

/** @param {ts.TypeChecker} checker @param {ts.SourceFile} source */
function formatExports(checker, source) {
  const module = checker.getSymbolAtLocation(source);
  if (!module) return [];
  return checker
    .getExportsOfModule(module)
    .map((symbol) => ({
      name: symbol.name,
      target: symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol,
    }))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, target }) => formatDeclaration(name, target));
}

/** Returns the declaration as published, without comments. @param {string} name @param {ts.Symbol} symbol */
function formatDeclaration(name, symbol) {
  const texts = (symbol.declarations ?? []).map((declaration) => {
    const node = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
    return printDeclaration(node, declaration.getSourceFile()).replace(/^export (declare )?/, '');
  });
  return texts.length > 0 ? [...new Set(texts)].join('\n') : name;
}

/** Limit of characters above which the report has only the names of a declaration. */
const MAX_DECLARATION_LENGTH = 20_000;

const printer = ts.createPrinter({ removeComments: true });

/**
 * Prints a declaration with the members of its type literals and unions sorted by their text. The compiler orders inferred
 * types by the order in which it resolved their parts, which differs between a clean and an incremental build.
 *
 * @param {ts.Node} node @param {ts.SourceFile} file
 */
function printDeclaration(node, file) {
  const print = (/** @type {ts.Node} */ part) => printer.printNode(ts.EmitHint.Unspecified, part, file);
  const byText = (/** @type {ts.Node} */ a, /** @type {ts.Node} */ b) => (print(a) < print(b) ? -1 : 1);
  const { transformed } = ts.transform(node, [
    (context) => {
      /** @param {ts.Node} part @returns {ts.Node} */
      const sorted = (part) => {
        const done = ts.visitEachChild(part, sorted, context);
        if (ts.isTypeLiteralNode(done)) return context.factory.createTypeLiteralNode([...done.members].sort(byText));
        if (ts.isUnionTypeNode(done)) return context.factory.createUnionTypeNode([...done.types].sort(byText));
        return done;
      };
      return sorted;
    },
  ]);
  const text = print(transformed[0] ?? node);
  return text.length > MAX_DECLARATION_LENGTH ? keepNames(text) : text;
}

/** Reduces a large table to the names of its rows; the endpoint reference, which is checked too, has the shapes. @param {string} text */
function keepNames(text) {
  const rows = text.split('\n').filter((line) => /^ {4}\S/.test(line) && !/^ {4}[}\])]/.test(line));
  return `${text.slice(0, text.indexOf('\n'))}\n${rows.map((line) => line.replace(/: .*/, ': …;')).join('\n')}\n};`;
}
