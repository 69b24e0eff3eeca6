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
import { SiteContext, type Site } from '../context/siteContext.ts';

/** Props of {@link SiteRoot}. */
export interface SiteRootProps {
  readonly services: Services;
  readonly site: Site;
  /** Router of a browser, of a test, or a static one for the HTML frame. */
  readonly router: (content: ReactNode) => ReactNode;
}

/** Whole site with its providers. */
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
 * Removes the markers of the boot script, which hide the frame on other paths and in another language, and marks the site as ready after two
 * frames. Presses stored by the boot script are then replayed; earlier they would hit the frame again.
 */
function markPageReady(): void {
  const page = document.documentElement.dataset;
  delete page['away'];
  delete page['locale'];
  requestAnimationFrame(() => requestAnimationFrame(() => (page['ready'] = '')));
}
