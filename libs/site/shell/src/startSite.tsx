import { watchOnline } from '@pavilion/api-client/browser';
import { dialogActions, uiActions, type Brand, type Services } from '@pavilion/site-contract';
import type { ReadsPort } from '@pavilion/site-data';
import { createProgress, createToastStore } from '@pavilion/ui-kit';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, matchPath } from 'react-router-dom';
import type { InitialMessages } from './texts/initialMessages.ts';
import { openFromLink } from './link/openFromLink.ts';
import { createToastMiddleware } from './overlays/createToastMiddleware.ts';
import { fetchLateFeatures, prepareFeature } from './features/loadPage.ts';
import { createPages } from './features/createPages.ts';
import { createReadsPort } from './services/createReadsPort.ts';
import { createServices, type ShellServices } from './services/createServices.ts';
import { followSession } from './session/followSession.ts';
import { features, prefetchBoard } from './features/features.ts';
import { followEdition } from './site/followEdition.ts';
import { followLocale } from './site/followLocale.ts';
import { followPageSize } from './pageSize/followPageSize.ts';
import type { keepFields } from './site/keepFields.ts';
import { followSettings } from './site/followSettings.ts';
import type { Site } from './context/siteContext.ts';
import { SiteRoot } from './site/SiteRoot.tsx';
import { collectRoutes } from './navigation/siteRoutes.ts';
import { otherRoute } from './routes/AppRoutes.tsx';
import { createSiteStore, type SiteStore } from './store/createSiteStore.ts';

/**
 * Starts a site.
 *
 * @param brand differences between this site and others
 * @param initialMessages texts of the first chunk, in the language of the brand
 */
export function startSite(brand: Brand, initialMessages: InitialMessages): void {
  const services: ShellServices = createServices(brand, {
    prepare: (id) => prepareFeature(id, { features, services, store }),
    reportCall: (id) => reads.current()?.reportCall(id),
    openDialog: (request) => store.store.dispatch(dialogActions.opened(request)),
  });
  for (const [catalogue, messages] of initialMessages) services.i18n.seed(catalogue, brand.locale, messages);
  const store: SiteStore = createSiteStore(services);
  prefetchBoard(window.location.pathname, { services, store });
  const reads: ReadsPort = createReadsPort(services, store);
  const toasts = createToastStore();
  const pages = createPages(services, store, reads);
  const site: Site = {
    features,
    store,
    reads,
    toasts,
    pages,
    progress: createProgress(),
    document: getLoadedDocument(),
  };
  store.addMiddleware(createToastMiddleware(toasts));
  watchOnline((isOnline) => store.store.dispatch(uiActions.onlineChanged(isOnline)));
  void followSettings(services, store.store);
  const isVisitorKnown = followSession(services, store, reads);
  followEdition(store.store, services.session, document.documentElement);
  followPageSize(services.store, document.documentElement);
  openFromLink(services, store, isVisitorKnown);
  void Promise.all([followLocale(services, document.documentElement), isVisitorKnown])
    .then(() => loadStaticPage(site, services))
    .then((staticPage) => render(services, site, staticPage));
}

const getLoadedDocument = (): Site['document'] => ({
  path: window.location.pathname,
  reload: () => window.location.reload(),
});

/** Returns the path of the route whose static HTML the document contains, if that is the page at a path. */
function findStaticRoute(path: string): string | undefined {
  const route = document.documentElement.dataset['static'];
  return route !== undefined && matchPath(route, path) ? route : undefined;
}

/** Static HTML of a page that the first render replaces by the same page. */
interface StaticPage {
  readonly keepFields: typeof keepFields;
}

/**
 * Loads the page whose static HTML the document contains, so that the first render replaces it by the same page and not by
 * a skeleton. If a file cannot be loaded, the page handles that after the first render.
 */
async function loadStaticPage(
  { pages, document: { path } }: Site,
  services: Services,
): Promise<StaticPage | undefined> {
  const routePath = findStaticRoute(path);
  if (routePath === undefined) return undefined;
  try {
    const [lateFeatures, staticPage] = await Promise.all([
      fetchLateFeatures(services),
      import('./site/keepFields.ts'),
      pages.load(otherRoute),
    ]);
    const route = collectRoutes(lateFeatures).find((each) => each.path === routePath);
    if (route) await pages.load(route);
    return staticPage;
  } catch (error) {
    services.logger.warn('page.unloadable', { path, error: String(error) });
    return undefined;
  }
}

function render(services: ShellServices, site: Site, staticPage: StaticPage | undefined): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('startSite: index.html has no #root.');
  const renderSite = () =>
    createRoot(root).render(
      <SiteRoot services={services} site={site} router={(content) => <BrowserRouter>{content}</BrowserRouter>} />,
    );
  if (!staticPage) return renderSite();
  const restoreFields = staticPage.keepFields(root);
  flushSync(renderSite);
  restoreFields();
}
