/**
 * Returns a path of this site unchanged. Anything that could lead elsewhere (`//x`, `/\x`, a scheme, control characters) is
 * `undefined` (F-RTE-11, ruling G1).
 */
export function parseSitePath(path: string | undefined): string | undefined {
  if (!path || !/^\/(?![/\\])/.test(path) || /[\u0000-\u001f\u007f\\]/.test(path)) return undefined;
  return path;
}
