import type { MessageCatalogue, Messages } from '@pavilion/site-contract';

/** Texts of the first chunk: those of the frame and of home, in one language. */
export type InitialMessages = readonly (readonly [catalogue: MessageCatalogue, messages: Messages])[];
