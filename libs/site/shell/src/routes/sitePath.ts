/**
 * Reads a path of our own site; anything that could lead elsewhere (`//x`, `/\x`, a scheme, control characters) is
 * undefined (F-RTE-11, ruling G1).
 */
export function sitePath(path: string | undefined): string | undefined {
  // eslint-disable-next-line no-control-regex -- control characters are what is looked for
  if (!path || !/^\/(?![/\\])/.test(path) || /[\u0000-\u001f\u007f\\]/.test(path)) return undefined;
  return path;
}
