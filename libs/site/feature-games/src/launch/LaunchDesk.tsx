import { lazy, Suspense, useCallback, type ReactNode } from 'react';
import { lobbies, type Category } from '@pavilion/site-contract/lobby';
import { LaunchContext, type PlayTarget } from './launchContext.ts';
import { useLaunch } from './useLaunch.ts';

const TroubleDialog = lazy(() => import('./TroubleDialog.tsx').then((file) => ({ default: file.TroubleDialog })));

/** Gives the parts of a lobby their way into games, and says what came between. */
export function LaunchDesk({ category, children }: { readonly category: Category; readonly children: ReactNode }) {
  const { path } = lobbies[category];
  const pathOf = useCallback(
    ({ gameCode }: PlayTarget) => (gameCode === '' ? path : `${path}?game=${encodeURIComponent(gameCode)}`),
    [path],
  );
  const { play, trouble, dismiss } = useLaunch(pathOf);
  return (
    <LaunchContext.Provider value={play}>
      {children}
      {trouble && (
        <Suspense>
          <TroubleDialog trouble={trouble} onClose={dismiss} />
        </Suspense>
      )}
    </LaunchContext.Provider>
  );
}
