import { lazyWithRetry } from '@pavilion/site-contract';
import { token } from '@pavilion/ui-kit';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { LaunchProvider } from '../launch/LaunchProvider.tsx';
import type { Category } from '@pavilion/site-game-ui/lobby';

const InfoDialog = lazyWithRetry(() => import('../info/InfoDialog.tsx').then((file) => file.InfoDialog));

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
      {game !== '' && <InfoDialog gameCode={game} onClose={onInfoClosed} />}
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
