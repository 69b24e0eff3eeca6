import { defineFeature, type FeatureModule, type FeatureRoute, type Services } from '@pavilion/site-contract';
import { formatHelpPath, helpPages, loadHelpText, type HelpPageId } from '@pavilion/site-help-content';
import type { ComponentType } from 'react';
import { helpMessages } from './messages/helpMessages.ts';
import { toolPages } from './tools/toolPages.ts';

/** Page on deposits: not found while the operator has closed deposits (GRD-05), so it is not part of the static pages. */
const DEPOSIT_PAGE: HelpPageId = 'ck';

/** Part of a help page that another feature provides, shown above the text. */
export interface HelpPart {
  readonly page: HelpPageId;
  readonly load: (services: Services) => Promise<ComponentType>;
}

/** Creates the feature of the help and legal pages, open to guests (NAV-08). */
export const createHelpFeature = (parts: readonly HelpPart[]): FeatureModule =>
  defineFeature({
    id: 'help',
    messages: [helpMessages],
    routes: helpPages.map(({ id }): FeatureRoute => ({
      path: formatHelpPath(id),
      load: async (services) => {
        const locale = services.i18n.locale();
        const [{ createHelpPage }, tools, part, text] = await Promise.all([
          import('./page/createHelpPage.tsx'),
          toolPages.has(id) ? import('./tools/helpTools.tsx') : undefined,
          parts.find(({ page }) => page === id)?.load(services),
          // The page itself loads the text again if this fails, and shows an error if that fails too.
          loadHelpText(id, locale).catch(() => undefined),
        ]);
        return createHelpPage(id, { initial: text && { locale, text }, part, tools: tools?.helpTools });
      },
      ...(id !== DEPOSIT_PAGE && {
        describe: async (locale) => {
          const { title, summary } = await loadHelpText(id, locale);
          return { title, description: summary };
        },
      }),
    })),
  });
