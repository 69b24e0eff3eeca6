import { useAppSelector, useServices } from '@pavilion/site-contract';
import { createElement, useEffect, useState, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { OfflineNotice } from '../errors/OfflineNotice.tsx';
import { ReloadNotice } from '../errors/ReloadNotice.tsx';
import { PageSkeleton } from '../layout/PageSkeleton.tsx';
import { useSite } from '../context/useSite.ts';
import type { SiteRoute } from '../navigation/siteRoutes.ts';

interface Loading {
  readonly route: SiteRoute;
  readonly page?: ComponentType;
  readonly hasFailed?: boolean;
  /** Whether there was a network when the page was requested. */
  readonly wasOnline?: boolean;
}

/**
 * Page of a feature. A page that needs its own document (`ownDocument`) reloads if the present one was loaded from another
 * path: after a redirect or a step back in the history.
 */
export function FeaturePage({ route }: { readonly route: SiteRoute }) {
  const { document } = useSite();
  const { pathname } = useLocation();
  const isForeign = route.ownDocument === true && pathname !== document.path;
  useEffect(() => {
    if (isForeign) document.reload();
  }, [isForeign, document]);
  return isForeign ? <PageSkeleton shape="page" /> : <LoadedPage route={route} />;
}

/**
 * Page of a feature in any document. It shows a skeleton while its file loads, and a notice if the file cannot be loaded. When
 * the network returns, the file is loaded again.
 */
function LoadedPage({ route }: { readonly route: SiteRoute }) {
  const { pages, progress } = useSite();
  const { logger } = useServices();
  const ready = pages.peek(route);
  const isOnline = useAppSelector(({ ui }) => ui.online);
  const [loading, setLoading] = useState<Loading>({ route });
  useEffect(() => {
    if (pages.peek(route)) return undefined;
    let isGone = false;
    const settle = (result: Loading) => {
      if (!isGone) setLoading(result);
    };
    const done = progress.start();
    pages
      .load(route)
      .then((page) => settle({ route, page }))
      .catch((error: unknown) => {
        logger.warn('page.unloadable', { path: route.path, error: String(error) });
        settle({ route, hasFailed: true, wasOnline: isOnline });
      })
      .finally(done);
    return () => {
      isGone = true;
      done();
    };
  }, [route, pages, progress, logger, isOnline]);
  const Page = ready ?? (loading.route === route ? loading.page : undefined);
  if (Page) return createElement(Page);
  if (loading.hasFailed && loading.route === route && loading.wasOnline === isOnline)
    return isOnline ? <ReloadNotice /> : <OfflineNotice />;
  return <PageSkeleton shape={route.skeleton ?? 'page'} />;
}
