/**
 * Stands in for stylis' table of vendor prefixes, a kilobyte of the first load: styled-components asks it for nothing
 * unless `enableVendorPrefixes` is set, which this site never does (`siteBuild.test.mjs` holds it).
 *
 * @param {string} value
 */
export function prefix(value) {
  return value;
}
