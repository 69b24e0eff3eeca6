import { cpSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { defineConfig, type Plugin } from 'vite';

const root = import.meta.dirname;

/** Copies the pages of the console and the venues next to the program, which reads them at run time. */
function copyPages(): Plugin {
  let out = '';
  return {
    name: 'copy-pages',
    configResolved: ({ build }) => {
      out = resolve(root, build.outDir);
    },
    closeBundle: () => {
      const copy = (from: string, to: string) =>
        cpSync(join(root, from), join(out, to), { recursive: true, filter: (path) => !path.endsWith('.test.ts') });
      copy('src/console/page', 'page');
      copy('../sandbox-venues/src/games/page', 'venuePage');
    },
  };
}

/** Builds one file for Node with the sources of the workspace. Packages from npm stay external. */
export default defineConfig({
  root,
  cacheDir: join(root, '../../node_modules/.vite/sandbox'),
  plugins: [copyPages()],
  resolve: { conditions: ['@pavilion/source'] },
  ssr: { noExternal: [/^@pavilion\//], resolve: { conditions: ['@pavilion/source'] } },
  build: {
    ssr: 'src/main.ts',
    outDir: 'dist',
    emptyOutDir: false,
    sourcemap: true,
    target: 'node20',
    minify: false,
    rolldownOptions: { output: { entryFileNames: 'main.js', chunkFileNames: 'chunks/[name].js' } },
  },
});
