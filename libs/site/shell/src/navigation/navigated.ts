import { createAction } from '@reduxjs/toolkit';

/** A page was entered: by click, by link or by the back button. */
export const navigated = createAction<string>('shell/navigated');
