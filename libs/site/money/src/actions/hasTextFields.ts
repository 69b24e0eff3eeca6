/** Returns a check that a stored draft has texts under the given names. An invalid draft is not restored. */
export const hasTextFields =
  (...names: readonly string[]) =>
  (draft: object): boolean =>
    names.every((name) => typeof (draft as Readonly<Record<string, unknown>>)[name] === 'string');
