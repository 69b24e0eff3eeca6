import { updateJson } from '@nx/devkit';
import ts from 'typescript';
import { addElement, editSource } from '../syntax/editSource.mjs';
import { findConstant } from '../syntax/findNodes.mjs';
import { createApiReport, createViteConfig } from './libraryFiles.mjs';

/**
 * @typedef {{ target: string, projects: string[] }} TargetDependency
 * @typedef {{ scripts: { api: string } }} RootManifest
 * @typedef {{ nx: { targets: { packages: { dependsOn: TargetDependency[] } } } }} WorkspaceManifest
 */

/** Bytes of gzip of a library with one function: first row of the size report, until `npm run api` measures it. */
const FIRST_SIZE = 100;

/**
 * Adds a library to the checks of published packages: licence, build, API report, size report, install outside the workspace.
 *
 * @param {import('@nx/devkit').Tree} tree
 * @param {import('./generator.mjs').Library} library
 */
export function publishLibrary(tree, library) {
  const { root, name, packageName } = library;
  tree.write(`${root}/LICENSE`, tree.read('LICENSE') ?? '');
  tree.write(`${root}/vite.config.mts`, createViteConfig(library));
  tree.write(`docs/api/${name}.api.md`, createApiReport(library));
  updateJson(tree, 'docs/api/sizes.json', (/** @type {Record<string, number>} */ sizes) => ({
    ...sizes,
    [packageName]: FIRST_SIZE,
  }));
  editSource(tree, 'tools/workspace/checks/packages/libraries.mjs', (source) => {
    const folders = findConstant(source, 'FOLDERS');
    if (!folders || !ts.isArrayLiteralExpression(folders))
      throw new Error(
        'publishLibrary: tools/workspace/checks/packages/libraries.mjs has no array FOLDERS. Update the generator.',
      );
    return [addElement(folders, `'${name}'`)];
  });
  updateJson(tree, 'package.json', (/** @type {RootManifest} */ json) => ({
    ...json,
    scripts: { ...json.scripts, api: json.scripts.api.replace(/--projects=\S+/, `$&,${packageName}`) },
  }));
  updateJson(tree, 'tools/workspace/package.json', (/** @type {WorkspaceManifest} */ json) => {
    for (const dependency of json.nx.targets.packages.dependsOn) dependency.projects.push(packageName);
    return json;
  });
}
