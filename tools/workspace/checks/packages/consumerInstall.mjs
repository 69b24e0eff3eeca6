import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJson } from '../../files/readJson.mjs';
import { listEntryPoints, libraries } from './libraries.mjs';
import { ROOT } from '../../root.mjs';

/** Renders a component as a server does, in plain Node. */
const RENDER_ON_SERVER = `
import assert from 'node:assert/strict';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { Button } from '@pavilion/ui-kit';
assert.match(renderToString(createElement(Button, null, '确认')), /<button.*确认/);
`;

/**
 * Installs the packed libraries into a project outside the workspace, type-checks it with `nodenext` and `bundler`, and
 * imports all entry points and renders a component in plain Node.
 *
 * @param {{ name: string, file: string }[]} tarballs @param {string} folder
 */
export function checkOutsideInstall(tarballs, folder) {
  mkdirSync(folder, { recursive: true });
  const root = /** @type {Record<'dependencies' | 'devDependencies', Record<string, string>>} */ (
    readJson(join(ROOT, 'package.json'))
  );
  const peers = [
    '@reduxjs/toolkit',
    'redux-saga',
    'typed-redux-saga',
    'react',
    'react-dom',
    'styled-components',
    '@types/react',
    '@types/react-dom',
    '@types/node',
    'typescript',
  ];
  const versions = { ...root.devDependencies, ...root.dependencies };
  const dependencies = {
    ...Object.fromEntries(tarballs.map(({ name, file }) => [`@pavilion/${name}`, `file:${file}`])),
    ...Object.fromEntries(peers.map((name) => [name, versions[name]])),
  };
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ name: 'outside', private: true, type: 'module', dependencies }, null, 2),
  );
  run(folder, 'npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts']);

  const entryPoints = libraries.flatMap(({ manifest }) =>
    listEntryPoints(manifest).map(({ entryPoint }) => manifest.name + entryPoint.slice(1)),
  );
  const imports = entryPoints.map((name, index) => `import * as module${index} from '${name}';`).join('\n');
  writeFileSync(
    join(folder, 'consumer.ts'),
    `${imports}\nexport const modules: object[] = [${entryPoints.map((_, index) => `module${index}`).join(', ')}];\n`,
  );
  for (const [module, moduleResolution] of /** @type {const} */ ([
    ['nodenext', 'nodenext'],
    ['esnext', 'bundler'],
  ])) {
    const flags = [
      '--noEmit',
      '--strict',
      '--target',
      'es2022',
      '--lib',
      'es2023,dom,dom.iterable',
      '--jsx',
      'react-jsx',
      '--types',
      'node',
    ];
    run(folder, 'npx', ['tsc', ...flags, '--module', module, '--moduleResolution', moduleResolution, 'consumer.ts']);
  }

  writeFileSync(
    join(folder, 'run.mjs'),
    `for (const name of ${JSON.stringify(entryPoints)}) await import(name);\n${RENDER_ON_SERVER}`,
  );
  run(folder, 'node', ['run.mjs']);
}

/** @param {string} cwd @param {string} file @param {string[]} args */
function run(cwd, file, args) {
  try {
    execFileSync(file, args, { cwd, encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    const { stdout = '', stderr = '' } = /** @type {{ stdout?: string, stderr?: string }} */ (error);
    throw new Error(`${file} ${args.join(' ')}\n${stdout}${stderr}`.trim());
  }
}
