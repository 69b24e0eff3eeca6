import { defineFeature } from '@pavilion/site-contract';
import { formatHelpPath, helpPages } from '@pavilion/site-help-content';
import { helpMessages } from './messages/helpMessages.ts';

/** Help and legal pages, open to guests (NAV-08). */
export const helpFeature = defineFeature({
  id: 'help',
  messages: [helpMessages],
  routes: helpPages.map(({ id }) => ({
    path: formatHelpPath(id),
    load: async () => (await import('./page/createHelpPage.tsx')).createHelpPage(id),
  })),
});
