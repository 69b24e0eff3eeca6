import type { Brand, PageInfo, Services } from '@pavilion/site-contract';
import { createLazyReads, type ReadsPort } from '@pavilion/site-data';
import { createProgress, createToastStore } from '@pavilion/ui-kit';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';
import type { InitialMessages } from '../texts/initialMessages.ts';
import { createPages } from '../features/createPages.ts';
import { createFrameServices } from './createFrameServices.ts';
import { features } from '../features/features.ts';
import { lateFeatures } from '../features/lateFeatures.ts';
import type { Site } from '../context/siteContext.ts';
import { collectRoutes } from '../navigation/siteRoutes.ts';
import { otherRoute } from '../routes/AppRoutes.tsx';
import { SiteRoot } from '../site/SiteRoot.tsx';
import { createSiteStore } from '../store/createSiteStore.ts';
import { replaceStyleAttributes } from './replaceStyleAttributes.ts';

/** Does not occur in markup. */
const PAGE_BREAK = '\u0000';

/** Page before any script has run. */
export interface Frame {
  readonly html: string;
  readonly css: string;
}

/** Static page of a feature. */
export interface StaticPage extends PageInfo {
  /** Path of the route. If it ends with a parameter, the page is the document of all its paths. */
  readonly path: string;
  readonly html: string;
  /** CSS rules of the pages of its section. One policy has the hashes of all pages, so they have few different styles. */
  readonly css: string;
}

/**
 * Renders home for a guest before any response: the real texts and an empty board.
 *
 * The build inserts the result into `index.html`. The first HTML then contains the page and its largest text, and the layout
 * does not shift when the site starts. It runs in Node with the components of the browser, so both always look the same.
 */
export function renderFrame(brand: Brand, initialMessages: InitialMessages): Frame {
  const sheet = new ServerStyleSheet();
  const markup = renderPath('/', createFrameSite(brand, initialMessages), sheet);
  const { html, css } = replaceStyleAttributes(markup);
  return { html, css: `${extractRules(sheet)}${css}` };
}

/** Renders the pages that describe themselves for static HTML, for a guest, in the language of the brand. */
export async function renderStaticPages(
  brand: Brand,
  initialMessages: InitialMessages,
): Promise<readonly StaticPage[]> {
  const frameSite = createFrameSite(brand, initialMessages);
  const { pages } = frameSite.site;
  await pages.load(otherRoute);
  const rendered: Omit<StaticPage, 'css'>[] = [];
  const sheets = new Map<string, ServerStyleSheet>();
  for (const route of collectRoutes(lateFeatures)) {
    if (!route.describe) continue;
    const [info] = await Promise.all([route.describe(brand.locale), pages.load(route)]);
    const sheet = sheets.get(getSection(route.path)) ?? new ServerStyleSheet();
    sheets.set(getSection(route.path), sheet);
    rendered.push({ ...info, path: route.path, html: renderPath(toSamplePath(route.path), frameSite, sheet) });
  }
  // Joined, so that a style has the same class on all pages.
  const { html, css } = replaceStyleAttributes(rendered.map((page) => page.html).join(PAGE_BREAK));
  const htmlByPage = html.split(PAGE_BREAK);
  const rules = new Map([...sheets].map(([section, sheet]) => [section, `${extractRules(sheet)}${css}`]));
  return rendered.map((page, index) => ({
    ...page,
    html: htmlByPage[index] ?? '',
    css: rules.get(getSection(page.path)) ?? '',
  }));
}

/** Returns the section of a path, for example `game` of `/game/egame`. */
const getSection = (path: string): string => path.split('/')[1] ?? '';

/** Returns a path of a route; a parameter is a number that the page has yet to load. */
const toSamplePath = (path: string): string => path.replace(/:\w+$/, '0');

interface FrameSite {
  readonly services: Services;
  readonly site: Site;
}

function createFrameSite(brand: Brand, initialMessages: InitialMessages): FrameSite {
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
    document: { path: '/', reload: () => undefined },
    pages: createPages(services, store, reads),
  };
  return { services, site };
}

function renderPath(path: string, { services, site }: FrameSite, sheet: ServerStyleSheet): string {
  return renderToString(
    <StyleSheetManager sheet={sheet.instance}>
      <SiteRoot
        services={services}
        site={site}
        router={(content) => <StaticRouter location={path}>{content}</StaticRouter>}
      />
    </StyleSheetManager>,
  );
}

/** Returns the CSS rules without the markers by which styled-components would rehydrate the sheet in the browser. */
function extractRules(sheet: ServerStyleSheet): string {
  return sheet
    .getStyleTags()
    .replace(/<\/?style[^>]*>/g, '')
    .replace(/\/\*!sc\*\//g, '')
    .replace(/data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}/g, '');
}
