/** Outcomes of a settled bet: won, half won, push, half lost, lost; codes of §3. */
export const OUTCOMES = ['W', 'LW', 'P', 'LL', 'L'] as const;

/** Outcome of a settled bet. */
export type Outcome = (typeof OUTCOMES)[number];
