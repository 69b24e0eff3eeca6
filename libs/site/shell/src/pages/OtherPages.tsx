import { Route, Routes } from 'react-router-dom';
import { FeaturePage } from '../routes/FeaturePage.tsx';
import { Guarded } from '../routes/Guarded.tsx';
import { plannedRoutes } from '../routes/plannedRoutes.ts';
import { collectRoutes } from '../routes/siteRoutes.ts';
import { lateFeatures } from '../site/lateFeatures.ts';
import { NotFoundPage } from './NotFoundPage.tsx';
import { PlannedPage } from './PlannedPage.tsx';
import { SUPPORT_PATH, SupportTip } from './SupportTip.tsx';

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
              {route.path === SUPPORT_PATH && <SupportTip />}
              <PlannedPage nav={route.nav} />
            </Guarded>
          }
        />
      ))}
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
