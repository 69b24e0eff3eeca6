import type { NavKey } from '@pavilion/site-contract';

/** Categories of the main navigation, in order. */
export const mainKeys = ['HOME', 'TY', 'DZ', 'ZR', 'CP', 'QP', 'DJ', 'BY'] as const satisfies readonly NavKey[];

/** Services in the bar above the header. */
export const utilityKeys = ['discount', 'venture', 'sponsor', 'app', 'customer'] as const satisfies readonly NavKey[];
