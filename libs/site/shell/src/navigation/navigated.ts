import { defineEvent } from '@pavilion/site-contract';

/** A page was entered: by click, by link or by the back button. */
export const navigated = defineEvent<string>('shell/navigated');
