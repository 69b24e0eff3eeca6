const SOURCE = /\.tsx?$/;

/** An import or re-export of types alone, in the one form the house's lint allows: `import { type A, type B } from '…'`. */
const TYPES_ONLY = /^(?:import|export) \{(?:\s*type [\w$]+(?: as [\w$]+)?,?)+\s*\} from '[^']+';$/gm;

/**
 * Removes imports of types alone before the bundler sees them.
 *
 * `verbatimModuleSyntax` keeps them as bare `import '…'`, and a file that only lent its types would count as part of the
 * first page.
 */
export function withoutTypeImports() {
  return /** @type {import('vite').Plugin} */ ({
    name: 'pavilion:without-type-imports',
    enforce: 'pre',
    apply: 'build',
    transform: (code, id) =>
      SOURCE.test(id) && !id.includes('node_modules') ? { code: code.replace(TYPES_ONLY, ''), map: null } : undefined,
  });
}
