/** Returns a text without the clauses that another one contains, so that a notice of both repeats nothing. */
export const omitRepeatedClauses = (text: string, other: string): string =>
  text
    .split(/[，。]/)
    .filter((clause) => clause !== '' && !other.includes(clause))
    .join('，');
