import type { Figure } from './figure.ts';

/**
 * Limits of the platform that help texts mention. The platform decides them; a contract test compares each with the
 * sandbox.
 */
export const platformFigures: Readonly<Record<string, Figure>> = {};
