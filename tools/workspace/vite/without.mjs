/**
 * Stands in for Babel's `objectWithoutPropertiesLoose` helper.
 *
 * @param {object} source @param {readonly string[]} excluded
 */
export default (source, excluded) =>
  Object.fromEntries(Object.entries(source).filter(([key]) => !excluded.includes(key)));
