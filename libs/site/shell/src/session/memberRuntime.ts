import { memberMessages } from '../messages/memberMessages.ts';
import { watchPlaySession } from '../playSession/watchPlaySession.ts';
import { createSessionSaga } from './sessionSaga.ts';

/** Texts and saga that only members need, in a separate file that is loaded at login. */
export const memberRuntime = { messages: [memberMessages], sessionSaga: createSessionSaga, watchPlaySession };
