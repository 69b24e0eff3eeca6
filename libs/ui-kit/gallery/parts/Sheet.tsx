import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Panel, PanelHead, token } from '../../src/index.ts';

/** Panel with a heading and a column of components. */
export function Sheet({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Panel>
      <PanelHead>
        <h2>{title}</h2>
      </PanelHead>
      <Stack>{children}</Stack>
    </Panel>
  );
}

/** Column of components. */
export const Stack = styled.div`
  display: grid;
  gap: ${token('space.4')};
  justify-items: start;
  > div {
    width: 100%;
  }
`;

/** Row of components. */
export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space.3')};
`;
