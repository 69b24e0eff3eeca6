import { token } from '@pavilion/ui-kit';
import { useRef } from 'react';
import styled from 'styled-components';
import { useNear } from '@pavilion/site-game-ui/lobby';
import { HotLive } from './HotLive.tsx';
import { StreamHistory } from './StreamHistory.tsx';

/** Hot live matches and stream history of each lobby (GAM-04), loaded when they are near the viewport. */
export function LiveBlock() {
  const container = useRef<HTMLDivElement>(null);
  const isNear = useNear(container);
  return (
    <Container ref={container}>
      {isNear && (
        <>
          <HotLive />
          <StreamHistory />
        </>
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
