import { ServicesContext, type Services } from '@pavilion/site-contract';
import { ReadsContext } from '@pavilion/site-data';
import { ErrorBoundary } from '@pavilion/ui-kit';
import { useLayoutEffect, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { CrashedPart } from '../errors/CrashedPart.tsx';
import { NavigationEffects } from '../navigation/NavigationEffects.tsx';
import { DialogHost } from '../overlays/DialogHost.tsx';
import { Notices } from '../overlays/Notices.tsx';
import { AppRoutes } from '../routes/AppRoutes.tsx';
import { SiteContext, type Site } from './siteContext.ts';

/** Props of {@link SiteRoot}. */
export interface SiteRootProps {
  readonly services: Services;
  readonly site: Site;
  /** The router: a browser's, a test's, or a static one for the HTML frame. */
  readonly router: (content: ReactNode) => ReactNode;
}

/** The whole site under its providers. */
export function SiteRoot({ services, site, router }: SiteRootProps) {
  useLayoutEffect(markPageReady, []);
  return (
    <ServicesContext.Provider value={services}>
      <SiteContext.Provider value={site}>
        <ReadsContext.Provider value={site.reads}>
          <Provider store={site.store.store}>
            <ErrorBoundary
              fallback={(retry) => <CrashedPart onRetry={retry} />}
              onError={(error) => services.logger.warn('site.crashed', { error: String(error) })}
            >
              {router(
                <>
                  <NavigationEffects />
                  <AppRoutes features={site.features} />
                  <DialogHost />
                  <Notices />
                </>,
              )}
            </ErrorBoundary>
          </Provider>
        </ReadsContext.Provider>
      </SiteContext.Provider>
    </ServicesContext.Provider>
  );
}

/**
 * From the first commit on, the body is the right one: the page's boot script hides home's frame on every other path. Once
 * it is drawn, the site is ready, and presses that were kept are heard: before, they would fall on the frame again.
 */
function markPageReady(): void {
  const page = document.documentElement.dataset;
  delete page['away'];
  requestAnimationFrame(() => requestAnimationFrame(() => (page['ready'] = '')));
}
