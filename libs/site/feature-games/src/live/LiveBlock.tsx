import { token } from '@pavilion/ui-kit';
import { lazy, Suspense, useRef } from 'react';
import styled from 'styled-components';
import { useNear } from '@pavilion/site-game-ui/lobby';

const LiveContent = lazy(() => import('./LiveContent.tsx').then((file) => ({ default: file.LiveContent })));

/** Hot live matches and stream history of each lobby (GAM-04). Code and data are loaded when they are near the viewport. */
export function LiveBlock() {
  const container = useRef<HTMLDivElement>(null);
  const isNear = useNear(container);
  return (
    <Container ref={container}>
      {isNear && (
        <Suspense>
          <LiveContent />
        </Suspense>
      )}
    </Container>
  );
}

const Container = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${token('space.8')};
  min-height: 42rem;
`;
