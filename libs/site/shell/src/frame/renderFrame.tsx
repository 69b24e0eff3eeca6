import type { Brand } from '@pavilion/site-contract';
import type { ReadsPort } from '@pavilion/site-data';
import { createProgress, createToastStore } from '@pavilion/ui-kit';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';
import type { InitialMessages } from '../initialMessages.ts';
import { createPages } from '../routes/createPages.ts';
import { frameServices } from './frameServices.ts';
import { features } from '../site/features.ts';
import type { Site } from '../site/siteContext.ts';
import { SiteRoot } from '../site/SiteRoot.tsx';
import { createSiteStore } from '../store/createSiteStore.ts';
import { classesForStyles } from './classesForStyles.ts';

/** The page as it stands before any script has run. */
export interface Frame {
  readonly html: string;
  readonly css: string;
}

/**
 * Renders home for a guest whose answers have not come yet: real words, empty board.
 *
 * The build puts it into `index.html`, so that the first HTML already shows the page and its largest text, and nothing moves
 * when the site takes over. Runs in Node; it is the same components as in the browser, so the two cannot drift apart.
 */
export function renderFrame(brand: Brand, initialMessages: InitialMessages): Frame {
  const services = frameServices(brand);
  for (const [catalogue, messages] of initialMessages) services.i18n.seed(catalogue, brand.locale, messages);
  const store = createSiteStore(services);
  const reads: ReadsPort = { current: () => undefined, load: () => new Promise(() => undefined) };
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
  const { html, css } = classesForStyles(markup);
  return { html, css: `${extractRules(sheet)}${css}` };
}

/** The rules alone, without the marks by which styled-components would take the sheet over in the browser. */
function extractRules(sheet: ServerStyleSheet): string {
  return sheet
    .getStyleTags()
    .replace(/<\/?style[^>]*>/g, '')
    .replace(/\/\*!sc\*\//g, '')
    .replace(/data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}/g, '');
}
