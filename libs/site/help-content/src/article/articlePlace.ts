import { createContext } from 'react';

/** Where an article is shown. Ids of a dialog have a prefix, because the page below may show the same text. */
export const ArticlePlace = createContext({ idPrefix: '', isInDialog: false });

export const DIALOG_PLACE = { idPrefix: 'dialog-', isInDialog: true };
export const PAGE_PLACE = { idPrefix: '', isInDialog: false };
