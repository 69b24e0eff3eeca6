import { defineFeature, type FeatureRoute } from '@pavilion/site-contract';
import { formatHelpPath, helpPages, loadHelpText, type HelpPageId } from '@pavilion/site-help-content';
import { helpMessages } from './messages/helpMessages.ts';

/** Page on deposits: not found while the operator has closed deposits (GRD-05), so it is not part of the static pages. */
const DEPOSIT_PAGE: HelpPageId = 'ck';

/** Help and legal pages, open to guests (NAV-08). */
export const helpFeature = defineFeature({
  id: 'help',
  messages: [helpMessages],
  routes: helpPages.map(({ id }): FeatureRoute => ({
    path: formatHelpPath(id),
    load: async ({ i18n }) => {
      const locale = i18n.locale();
      const [{ createHelpPage }, text] = await Promise.all([
        import('./page/createHelpPage.tsx'),
        // The page itself loads the text again if this fails, and shows an error if that fails too.
        loadHelpText(id, locale).catch(() => undefined),
      ]);
      return createHelpPage(id, text && { locale, text });
    },
    ...(id !== DEPOSIT_PAGE && {
      describe: async (locale) => {
        const { title, summary } = await loadHelpText(id, locale);
        return { title, description: summary };
      },
    }),
  })),
});
