import { token } from '@pavilion/ui-kit';
import { lazy, Suspense, type ReactNode } from 'react';
import styled from 'styled-components';
import { LaunchProvider } from '../launch/LaunchProvider.tsx';
import type { Category } from '@pavilion/site-game-ui/lobby';

const InfoDialog = lazy(() => import('../info/InfoDialog.tsx').then((file) => ({ default: file.InfoDialog })));

/** Props of {@link LobbyFrame}. */
export interface LobbyFrameProps {
  readonly category: Category;
  /** Code of the game whose rules are open; empty for none. */
  readonly game: string;
  readonly onInfoClosed: () => void;
  readonly children: ReactNode;
}

/** Frame of both kinds of lobbies: launch provider and the dialog of rules. */
export function LobbyFrame({ category, game, onInfoClosed, children }: LobbyFrameProps) {
  return (
    <LaunchProvider category={category}>
      <Stack>{children}</Stack>
      {game !== '' && (
        <Suspense>
          <InfoDialog gameCode={game} onClose={onInfoClosed} />
        </Suspense>
      )}
    </LaunchProvider>
  );
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.2')};
  min-height: 100vh;
  align-content: start;
`;
