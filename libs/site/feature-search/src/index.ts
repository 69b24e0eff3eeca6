import { defineFeature } from '@pavilion/site-contract';
import { searchMessages } from './messages/searchMessages.ts';

/** Search of the site (SRC-01 to SRC-03). Dialog and texts are lazy chunks. */
export const searchFeature = defineFeature({
  id: 'search',
  dialogs: { search: () => import('./dialog/SearchDialog.tsx').then((file) => file.SearchDialog) },
  messages: [searchMessages],
});
