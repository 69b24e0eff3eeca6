import { defineFeature, type FeatureModule } from '@pavilion/site-contract';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { supportMessages } from '../messages/supportMessages.ts';
import { FeaturePage } from './FeaturePage.tsx';
import { Guarded } from './Guarded.tsx';
import { SitePage } from './SitePage.tsx';
import { isMalformedLocation } from '../navigation/isMalformedLocation.ts';
import type { PageLayout } from '../layout/nav/headInset.ts';
import { lateLayouts } from '../navigation/lateLayouts.ts';
import { collectRoutes, type SiteRoute } from '../navigation/siteRoutes.ts';

const shellPages = defineFeature({ id: 'shell', messages: [supportMessages] });

/** Route of all paths that are in no feature. */
export const otherRoute: SiteRoute = {
  path: '*',
  load: () => import('./OtherPages.tsx').then((file) => file.OtherPages),
  feature: shellPages,
};

/** Path without a page, in place of a malformed address. */
const NO_PAGE = '/not-found';

/** All paths of the site (NAV-01 to NAV-09): pages of the features first, then planned pages and not-found. */
export function AppRoutes({ features }: { readonly features: readonly FeatureModule[] }) {
  const location = useLocation();
  return (
    <Routes {...(isMalformedLocation(location) && { location: NO_PAGE })}>
      {collectRoutes(features).map((route) => (
        <Route key={route.path} path={route.path} element={<GuardedPage route={route} />} />
      ))}
      <Route path="/loading" element={<Navigate to="/" replace />} />
      <Route path="*" element={<GuardedPage route={otherRoute} layout={lateLayouts[location.pathname]} />} />
    </Routes>
  );
}

interface GuardedPageProps {
  readonly route: SiteRoute;
  /** Layout of the route without it. */
  readonly layout?: PageLayout | undefined;
}

function GuardedPage({ route, layout = route.layout ?? 'main' }: GuardedPageProps) {
  return (
    <SitePage layout={layout}>
      <Guarded key={route.path} flags={route}>
        <FeaturePage route={route} />
      </Guarded>
    </SitePage>
  );
}
