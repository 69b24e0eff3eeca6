import { createAction } from '@reduxjs/toolkit';

/** A page was entered by click, link or back button. The payload is its path. */
export const navigated = createAction<string>('shell/navigated');
