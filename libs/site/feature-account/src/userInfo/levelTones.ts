/** Tone of each security level. The text next to it has the same meaning. */
export const levelTones = { low: 'danger', medium: 'warning', high: 'success' } as const;
