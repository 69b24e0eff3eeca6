import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import ts from 'typescript';
import { readJson } from '../../files/readJson.mjs';

/** @typedef {import('./libraries.mjs').Manifest} Manifest */

/**
 * Checks the files of a tarball: each package that code or types import is declared in `package.json`, the licence is
 * included, and no map refers to sources outside the tarball. npm installs undeclared packages as neighbours, so that only
 * strict layouts such as pnpm's report a missing declaration.
 *
 * @param {{ name: string, file: string }} tarball @param {string} folder for the unpacked files
 */
export function checkPackedFiles({ name, file }, folder) {
  const target = join(folder, name);
  mkdirSync(target, { recursive: true });
  execFileSync('tar', ['-xzf', file, '-C', target]);
  const root = join(target, 'package');
  const manifest = /** @type {Manifest} */ (readJson(join(root, 'package.json')));
  const declared = [manifest.name, ...Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies })];
  const files = readdirSync(root, { encoding: 'utf8', recursive: true });
  const faults = [
    ...(existsSync(join(root, 'LICENSE')) ? [] : ['no LICENSE']),
    ...files.filter((path) => path.endsWith('.d.ts.map')).map((path) => `${path}: map of a source that is not packed`),
    ...files
      .filter((path) => /\.(d\.ts|m?js)$/.test(path))
      .flatMap((path) => {
        const undeclared = listPackages(readFileSync(join(root, path), 'utf8')).filter((id) => !declared.includes(id));
        return undeclared.map((id) => `${path}: imports ${id}, which package.json does not declare`);
      }),
  ];
  if (faults.length > 0) throw new Error(`checkPackedFiles: ${name}:\n${faults.join('\n')}`);
}

/** Lists the packages that a source imports, without relative paths and modules of Node. @param {string} source */
function listPackages(source) {
  const ids = ts
    .preProcessFile(source, true, true)
    .importedFiles.map(({ fileName }) => fileName)
    .filter((id) => !id.startsWith('.') && !isBuiltin(id))
    .map((id) =>
      id
        .split('/')
        .slice(0, id.startsWith('@') ? 2 : 1)
        .join('/'),
    );
  return [...new Set(ids)];
}
