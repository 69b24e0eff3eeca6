import { Route, Routes } from 'react-router-dom';
import { FeaturePage } from './FeaturePage.tsx';
import { Guarded } from './Guarded.tsx';
import { plannedRoutes } from '../features/plannedRoutes.ts';
import { collectRoutes } from '../navigation/siteRoutes.ts';
import { lateFeatures } from '../features/lateFeatures.ts';
import { NotFoundPage } from '../pages/NotFoundPage.tsx';
import { PlannedPage } from '../pages/PlannedPage.tsx';
import { SUPPORT_PATH, SupportTip } from '../pages/SupportTip.tsx';

const lateRoutes = collectRoutes(lateFeatures);

/**
 * Paths that are in no feature of the first load: pages of the late features, planned pages and not-found (NAV-09).
 * A separate file, so that it does not add to the first load.
 */
export function OtherPages() {
  return (
    <Routes>
      {lateRoutes.map((route) => (
        <Route
          key={route.path}
          path={route.path}
          element={
            <Guarded flags={route}>
              {route.path === SUPPORT_PATH && <SupportTip />}
              <FeaturePage route={route} />
            </Guarded>
          }
        />
      ))}
      {plannedRoutes.map((route) => (
        <Route
          key={route.path}
          path={route.path}
          element={
            <Guarded flags={route}>
              <PlannedPage nav={route.nav} />
            </Guarded>
          }
        />
      ))}
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
