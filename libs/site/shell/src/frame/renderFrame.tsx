import type { Brand } from '@pavilion/site-contract';
import { createLazyReads, type ReadsPort } from '@pavilion/site-data';
import { createProgress, createToastStore } from '@pavilion/ui-kit';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';
import type { InitialMessages } from '../texts/initialMessages.ts';
import { createPages } from '../features/createPages.ts';
import { createFrameServices } from './createFrameServices.ts';
import { features } from '../features/features.ts';
import type { Site } from '../context/siteContext.ts';
import { SiteRoot } from '../site/SiteRoot.tsx';
import { createSiteStore } from '../store/createSiteStore.ts';
import { replaceStyleAttributes } from './replaceStyleAttributes.ts';

/** Page before any script has run. */
export interface Frame {
  readonly html: string;
  readonly css: string;
}

/**
 * Renders home for a guest before any response: the real texts and an empty board.
 *
 * The build inserts the result into `index.html`. The first HTML then contains the page and its largest text, and the layout
 * does not shift when the site starts. It runs in Node with the components of the browser, so both always look the same.
 */
export function renderFrame(brand: Brand, initialMessages: InitialMessages): Frame {
  const services = createFrameServices(brand);
  for (const [catalogue, messages] of initialMessages) services.i18n.seed(catalogue, brand.locale, messages);
  const store = createSiteStore(services);
  const reads: ReadsPort = createLazyReads(() => new Promise(() => undefined));
  const site: Site = {
    features,
    store,
    reads,
    toasts: createToastStore(),
    progress: createProgress(),
    pages: createPages(services, store, reads),
  };
  const sheet = new ServerStyleSheet();
  const markup = renderToString(
    <StyleSheetManager sheet={sheet.instance}>
      <SiteRoot
        services={services}
        site={site}
        router={(content) => <StaticRouter location="/">{content}</StaticRouter>}
      />
    </StyleSheetManager>,
  );
  const { html, css } = replaceStyleAttributes(markup);
  return { html, css: `${extractRules(sheet)}${css}` };
}

/** Returns the CSS rules without the markers by which styled-components would rehydrate the sheet in the browser. */
function extractRules(sheet: ServerStyleSheet): string {
  return sheet
    .getStyleTags()
    .replace(/<\/?style[^>]*>/g, '')
    .replace(/\/\*!sc\*\//g, '')
    .replace(/data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}/g, '');
}
