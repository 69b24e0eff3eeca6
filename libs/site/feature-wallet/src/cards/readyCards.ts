import type { CardsState } from '@pavilion/wallet/cashier';

/** State of the saved accounts after they are loaded, including changes in progress. */
export type ReadyCards = Extract<CardsState, { readonly facts: unknown }>;
