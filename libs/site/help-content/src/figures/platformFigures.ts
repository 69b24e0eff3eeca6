import type { Figure } from './figure.ts';

/**
 * Limits of the platform that help texts mention. The platform decides them; a contract test compares each with the
 * sandbox.
 */
export const platformFigures = {
  'stake.minimum': { kind: 'cny', amount: 1_000n },
  'stake.maximum': { kind: 'cny', amount: 5_000_000n },
  'stake.unitMinimum': { kind: 'cny', amount: 200n },
} as const satisfies Readonly<Record<string, Figure>>;
