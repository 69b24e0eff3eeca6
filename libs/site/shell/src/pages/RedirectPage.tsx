import { useServices } from '@pavilion/site-contract';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { PageSkeleton } from '../layout/PageSkeleton.tsx';
import { findRedirectTarget } from '../navigation/findRedirectTarget.ts';
import { NotFoundPage } from './NotFoundPage.tsx';

/** `/redirect` and `/redirect/:path`: leads to a page of the site; otherwise the not-found page (NAV-07). */
export function RedirectPage({ routes }: { readonly routes: readonly string[] }) {
  const { navigate } = useServices();
  const { pathname } = useLocation();
  const target = findRedirectTarget(pathname, routes);
  useEffect(() => {
    if (target !== undefined) navigate(target, { replace: true });
  }, [target, navigate]);
  return target === undefined ? <NotFoundPage /> : <PageSkeleton shape="page" />;
}
