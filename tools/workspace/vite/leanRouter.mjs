const ROUTER = /[\\/]react-router[\\/]dist[\\/].*\.mjs$/;

/** Names for React's own tools, which a production build shows to nobody. */
const NAMES = /^\w+\.displayName = ".*";$/gm;
const MAKERS = /^(var \w+ = )(React\d*\.(?:forwardRef|createContext)\()/gm;

/**
 * Lets go of the router's parts that nobody uses: a component that is made and named where the file is read looks used to
 * a bundler, and its form alone is a kilobyte of the first load.
 *
 * @returns {import('vite').Plugin}
 */
export function leanRouter() {
  return {
    name: 'pavilion:lean-router',
    apply: 'build',
    transform: (code, id) =>
      ROUTER.test(id)
        ? { code: code.replace(NAMES, '').replace(MAKERS, '$1/* @__PURE__ */ $2'), map: null }
        : undefined,
  };
}
