import { CoverPatterns } from '@pavilion/site-contract/covers';
import { token } from '@pavilion/ui-kit';
import { type ReactNode } from 'react';
import styled from 'styled-components';
import { LaunchDesk } from '../launch/LaunchDesk.tsx';
import { type Category } from '../parts/categories.ts';

/** Props of {@link LobbyFrame}. */
export interface LobbyFrameProps {
  readonly category: Category;
  readonly children: ReactNode;
}

/** What both list screens stand in: the grounds of the covers, the way into games. */
export function LobbyFrame({ category, children }: LobbyFrameProps) {
  return (
    <LaunchDesk category={category}>
      <CoverPatterns />
      <Stack>{children}</Stack>
    </LaunchDesk>
  );
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.8')};
  min-height: 100vh;
  align-content: start;
`;
