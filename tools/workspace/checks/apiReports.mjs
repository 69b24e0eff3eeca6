import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { listEntryPoints, libraries, ROOT } from './libraries.mjs';

const FOLDER = join(ROOT, 'docs/api');

/**
 * Keeps each library's public API as a text in git, so that a change of it is a diff somebody reads.
 *
 * @param {{ write: boolean }} options `write` renews the reports, otherwise a stale one is an error
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

/** @param {string} packageName @param {string} folder @param {{ door: string, types: string }[]} doors */
function formatReport(packageName, folder, doors) {
  const files = doors.map(({ types }) => join(folder, types));
  const program = ts.createProgram(files, {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    allowImportingTsExtensions: true,
    noEmit: true,
    skipLibCheck: true,
    strict: true,
    types: [],
  });
  const sections = doors.map(({ door }, index) => {
    const source = program.getSourceFile(files[index] ?? '');
    if (!source) throw new Error(`${packageName} has no built types for "${door}". Build it first.`);
    return `## ${packageName}${door.slice(1)}\n\n\`\`\`ts\n${formatExports(program.getTypeChecker(), source).join('\n\n')}\n\`\`\`\n`;
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
    .map(({ name, target }) => declarationText(name, target));
}

/** The declaration as published, without comments. @param {string} name @param {ts.Symbol} symbol */
function declarationText(name, symbol) {
  const texts = (symbol.declarations ?? []).map((declaration) => {
    const node = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
    return printed(node, declaration.getSourceFile()).replace(/^export (declare )?/, '');
  });
  return texts.length > 0 ? [...new Set(texts)].join('\n') : name;
}

/** Characters from which on a declaration is no longer something a person reads. */
const MAX_DECLARATION_LENGTH = 20_000;

const printer = ts.createPrinter({ removeComments: true });

/**
 * A declaration with the members of its type literals and unions in order of their text: the compiler writes inferred
 * types in the order in which it happened to meet their parts, which differs between a clean and an incremental build.
 *
 * @param {ts.Node} node @param {ts.SourceFile} file
 */
function printed(node, file) {
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
  return text.length > MAX_DECLARATION_LENGTH ? namesOnly(text) : text;
}

/** A table of everything: its rows by name; the endpoint reference, checked like this report, shows the shapes. @param {string} text */
function namesOnly(text) {
  const rows = text.split('\n').filter((line) => /^ {4}\S/.test(line) && !/^ {4}[}\])]/.test(line));
  return `${text.slice(0, text.indexOf('\n'))}\n${rows.map((line) => line.replace(/: .*/, ': …;')).join('\n')}\n};`;
}
