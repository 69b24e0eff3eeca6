import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { readJson } from '../files/readJson.mjs';

/**
 * Vite configuration of all publishable libraries: unbundled ES modules in `dist/esm`, one file per source file, without
 * dependencies. Types come from `tsc -b` into `dist/types`.
 *
 * @param {string} root the library's folder
 * @param {readonly string[]} entries source files named by the `exports` map
 */
export function libraryConfig(root, entries) {
  const pkg = /** @type {import('../checks/packages/libraries.mjs').Manifest} */ (readJson(join(root, 'package.json')));
  const outside = [...Object.keys(pkg.dependencies ?? {}), ...Object.keys(pkg.peerDependencies ?? {})];
  return defineConfig({
    root,
    cacheDir: join(root, '../../node_modules/.vite', pkg.name),
    plugins: [react()],
    build: {
      outDir: 'dist/esm',
      emptyOutDir: true,
      sourcemap: true,
      target: 'es2022',
      minify: false,
      lib: { entry: [...entries], formats: ['es'] },
      rolldownOptions: {
        external: (id) => outside.some((name) => id === name || id.startsWith(`${name}/`)),
        output: { preserveModules: true, preserveModulesRoot: join(root, 'src'), entryFileNames: '[name].js' },
      },
    },
  });
}
