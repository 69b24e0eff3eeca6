type NonEmptyErrors<Errors> = { readonly [Field in keyof Errors]?: Exclude<Errors[Field], undefined> };

/** Removes fields without an error; returns undefined if none is left. */
export function omitValidFields<Errors extends Readonly<Record<string, string | undefined>>>(
  errors: Errors,
): NonEmptyErrors<Errors> | undefined {
  const found = Object.entries(errors).filter(([, code]) => code !== undefined);
  return found.length > 0 ? (Object.fromEntries(found) as NonEmptyErrors<Errors>) : undefined;
}
