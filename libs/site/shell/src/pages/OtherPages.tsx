import { Route, Routes } from 'react-router-dom';
import { plannedRoutes } from '../routes/plannedRoutes.ts';
import { Guarded } from '../routes/Guarded.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { PlannedPage } from './PlannedPage.tsx';
import { SUPPORT_PATH, SupportTip } from './SupportTip.tsx';

/** Every path no feature has: one of the planned ones, or not-found (NAV-09). A file of its own, for it is seldom seen. */
export function OtherPages() {
  return (
    <Routes>
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
