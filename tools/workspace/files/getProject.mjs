const PROJECT = /^(?:libs\/site|libs|tools|apps|e2e)\/[^/]+/;

/**
 * Returns the folder of the project that a file belongs to.
 *
 * @param {string} path of the file, below the repository
 * @returns {string} for a file of no project its first folder
 */
export const getProject = (path) => PROJECT.exec(path)?.[0] ?? path.split('/')[0] ?? '';
