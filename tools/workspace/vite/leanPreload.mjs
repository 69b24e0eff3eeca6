const HELPER = '\0vite/preload-helper.js';

const LEAN = `
const asked = new Set();
export const __vitePreload = (load, files = []) => {
  for (const file of files) {
    if (asked.has(file)) continue;
    asked.add(file);
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.nonce = document.querySelector('meta[property=csp-nonce]')?.nonce ?? '';
    link.href = '/' + file;
    document.head.append(link);
  }
  return load();
};
`;

/**
 * What a lazy file needs is asked for together with it, and nothing else: Vite's own helper also waits for style sheets,
 * which these sites have none of, and sends an event that nobody hears, for a kilobyte of the first load.
 *
 * @returns {import('vite').Plugin}
 */
export function leanPreload() {
  return {
    name: 'lean-preload',
    enforce: 'pre',
    apply: 'build',
    transform(_code, id) {
      return id === HELPER ? { code: LEAN, map: null } : undefined;
    },
    generateBundle(_options, bundle) {
      const sheet = Object.keys(bundle).find((file) => file.endsWith('.css'));
      if (sheet) this.error(`${sheet}: style sheets need Vite's own preload helper (leanPreload.mjs).`);
    },
  };
}
