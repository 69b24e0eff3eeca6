import { lazyWithRetry } from '@pavilion/site-contract';
import { useCallback, type ReactNode } from 'react';
import { lobbies, type Category } from '@pavilion/site-game-ui/lobby';
import { LaunchContext, type PlayTarget } from './launchContext.ts';
import { useLaunch } from './useLaunch.ts';

const LaunchProblemDialog = lazyWithRetry(() =>
  import('./LaunchProblemDialog.tsx').then((file) => file.LaunchProblemDialog),
);

/** Provides the launch function to the parts of a lobby, and shows the problem if a launch fails. */
export function LaunchProvider({ category, children }: { readonly category: Category; readonly children: ReactNode }) {
  const { path } = lobbies[category];
  const buildGamePath = useCallback(
    ({ gameCode }: PlayTarget) => (gameCode === '' ? path : `${path}?game=${encodeURIComponent(gameCode)}`),
    [path],
  );
  const { play, problem, dismiss } = useLaunch(buildGamePath);
  return (
    <LaunchContext.Provider value={play}>
      {children}
      {problem && <LaunchProblemDialog problem={problem} onClose={dismiss} />}
    </LaunchContext.Provider>
  );
}
