import { cpSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { defineConfig, type Plugin } from 'vite';

const root = import.meta.dirname;

/** The console page and that of the venues are read from disk at run time: they go beside the program as they are. */
function copyPages(): Plugin {
  let out = '';
  return {
    name: 'copy-pages',
    configResolved: ({ build }) => {
      out = resolve(root, build.outDir);
    },
    closeBundle: () => {
      cpSync(join(root, 'src/console/page'), join(out, 'page'), { recursive: true });
      cpSync(join(root, '../sandbox-venues/src/games/page'), join(out, 'venuePage'), { recursive: true });
    },
  };
}

/** One file for Node: the house's own sources inside, everything from npm left outside. */
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
