import type { CardsState } from '@pavilion/wallet/cashier';

/** The saved accounts once they are read, whatever is being done with them. */
export type ReadyCards = Extract<CardsState, { readonly facts: unknown }>;
