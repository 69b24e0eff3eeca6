/**
 * Replaces the vendor-prefix table of stylis, 1 kB of the first load. styled-components uses it only if
 * `enableVendorPrefixes` is set, which this site never does (`siteBuild.test.mjs` checks it).
 *
 * @param {string} value
 */
export function prefix(value) {
  return value;
}
