import type { MessageCatalogue, Messages } from '@pavilion/site-contract';

/** Texts that come with the first chunk: those of the frame and of home, in one language. */
export type InitialMessages = readonly (readonly [catalogue: MessageCatalogue, messages: Messages])[];
