/** Files of test results, relative to the folder of a project. An output of its Nx target `test`. */
export const JEST_RESULTS = 'test-results/jest.json';

/** Files of test results, relative to the root. All but the first are outputs of Nx targets. */
export const CHECK_RESULTS = 'tools/workspace/test-results/checks.json';
export const PACKAGE_RESULTS = 'tools/workspace/test-results/packages.json';
export const EXAMPLE_RESULTS = 'tools/workspace/test-results/examples.json';
export const BROWSER_RESULTS = 'e2e/site/test-results/browser.json';
