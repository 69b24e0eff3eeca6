type NonEmptyErrors<Errors> = { readonly [Field in keyof Errors]?: Exclude<Errors[Field], undefined> };

/** Errors by field without the fields that are fine; undefined when all are. */
export function anyError<Errors extends Readonly<Record<string, string | undefined>>>(
  errors: Errors,
): NonEmptyErrors<Errors> | undefined {
  const found = Object.entries(errors).filter(([, code]) => code !== undefined);
  return found.length > 0 ? (Object.fromEntries(found) as NonEmptyErrors<Errors>) : undefined;
}
