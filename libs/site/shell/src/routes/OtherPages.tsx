import { Route, Routes } from 'react-router-dom';
import { FeaturePage } from './FeaturePage.tsx';
import { Guarded } from './Guarded.tsx';
import { collectRoutes } from '../navigation/siteRoutes.ts';
import { lateFeatures } from '../features/lateFeatures.ts';
import { useSite } from '../context/useSite.ts';
import { NotFoundPage } from '../pages/NotFoundPage.tsx';
import { RedirectPage } from '../pages/RedirectPage.tsx';
import { SUPPORT_PATH, SupportTip } from '../pages/SupportTip.tsx';

const lateRoutes = collectRoutes(lateFeatures);

/** Paths that lead to another page of the site (NAV-07). */
const redirectPaths = ['/redirect', '/redirect/:path'];

/**
 * Paths that are in no feature of the first load: pages of the late features, redirects and not-found (NAV-07, NAV-09).
 * A separate file, so that it does not add to the first load.
 */
export function OtherPages() {
  const { features } = useSite();
  const paths = [...collectRoutes(features), ...lateRoutes].map(({ path }) => path);
  return (
    <Routes>
      {lateRoutes.map((route) => (
        <Route
          key={route.path}
          path={route.path}
          element={
            <Guarded key={route.path} flags={route}>
              {route.path === SUPPORT_PATH && <SupportTip />}
              <FeaturePage route={route} />
            </Guarded>
          }
        />
      ))}
      {redirectPaths.map((path) => (
        <Route
          key={path}
          path={path}
          element={
            <Guarded key={path} flags={{ requiresAuth: true }}>
              <RedirectPage routes={paths} />
            </Guarded>
          }
        />
      ))}
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
