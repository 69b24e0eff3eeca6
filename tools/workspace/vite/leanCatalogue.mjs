const TABLE = /[\\/]api-client[\\/]src[\\/]catalogue[\\/]\w+Endpoints\.ts$/;

/** Leaves out of the browser's catalogue what only documents and tests read: the section of the specification. */
export function leanCatalogue() {
  return /** @type {import('vite').Plugin} */ ({
    name: 'pavilion:lean-catalogue',
    enforce: 'pre',
    apply: 'build',
    transform: (code, id) =>
      TABLE.test(id) ? { code: code.replace(/^ +spec: '[^']*',$/gm, "spec: '',"), map: null } : undefined,
  });
}
