import { memberMessages } from '../messages/memberMessages.ts';
import { createSessionSaga } from './sessionSaga.ts';

/** Texts and saga that only members need. A file of its own, fetched at login. */
export const memberRuntime = { messages: [memberMessages], sessionSaga: createSessionSaga };
