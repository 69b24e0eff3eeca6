/** Sorts versions by the name of their package, as npm does in the lockfile. @param {Record<string, string>} versions */
export const sortByName = (versions) =>
  Object.fromEntries(Object.entries(versions).sort(([a], [b]) => (a < b ? -1 : 1)));
