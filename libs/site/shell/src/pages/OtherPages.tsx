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
 * Every path no feature of the first load has: a page of the late features, one of the planned ones, or not-found (NAV-09).
 * A file of its own, so that none of it weighs on the first load.
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
