import { type FeatureModule } from '@pavilion/site-contract';
import { Navigate, Route, Routes } from 'react-router-dom';
import { NotFoundPage } from '../pages/NotFoundPage.tsx';
import { PlannedPage } from '../pages/PlannedPage.tsx';
import { FeaturePage } from './FeaturePage.tsx';
import { Guarded } from './Guarded.tsx';
import { plannedRoutes } from './plannedRoutes.ts';
import { collectRoutes, type SiteRoute } from './siteRoutes.ts';
import { SitePage } from './SitePage.tsx';

/** Every path of the site: the features' pages, the planned ones, and not-found for the rest (NAV-01 to NAV-09). */
export function AppRoutes({ features }: { readonly features: readonly FeatureModule[] }) {
  const routes = collectRoutes(features);
  const taken = new Set(routes.map(({ path }) => path));
  return (
    <Routes>
      {routes.map((route) => (
        <Route key={route.path} path={route.path} element={<GuardedPage route={route} />} />
      ))}
      {plannedRoutes
        .filter(({ path }) => !taken.has(path))
        .map((route) => (
          <Route
            key={route.path}
            path={route.path}
            element={
              <SitePage layout="main">
                <Guarded flags={route}>
                  <PlannedPage nav={route.nav} />
                </Guarded>
              </SitePage>
            }
          />
        ))}
      <Route path="/loading" element={<Navigate to="/" replace />} />
      <Route
        path="*"
        element={
          <SitePage layout="main">
            <NotFoundPage />
          </SitePage>
        }
      />
    </Routes>
  );
}

function GuardedPage({ route }: { readonly route: SiteRoute }) {
  return (
    <SitePage layout={route.layout ?? 'main'}>
      <Guarded flags={route}>
        <FeaturePage route={route} />
      </Guarded>
    </SitePage>
  );
}
