/** Colour of each security level; the word beside it says the same. */
export const levelTones = { low: 'danger', medium: 'warning', high: 'success' } as const;
