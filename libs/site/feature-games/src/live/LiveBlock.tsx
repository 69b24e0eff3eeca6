import { lazyWithRetry } from '@pavilion/site-contract';
import { token } from '@pavilion/ui-kit';
import { useRef } from 'react';
import styled from 'styled-components';
import { useNear } from '@pavilion/site-game-ui/lobby';

const LiveContent = lazyWithRetry(() => import('./LiveContent.tsx').then((file) => file.LiveContent));

/** Props of {@link LiveBlock}. */
export interface LiveBlockProps {
  /** Whether the content above has its height. Before, the block is at a position that it does not keep. */
  readonly isPlaced?: boolean;
}

/** Hot live matches and stream history of each lobby (GAM-04). Code and data are loaded when they are near the viewport. */
export const LiveBlock = ({ isPlaced = true }: LiveBlockProps) => <Container>{isPlaced && <NearContent />}</Container>;

function NearContent() {
  const content = useRef<HTMLDivElement>(null);
  const isNear = useNear(content);
  return <Content ref={content}>{isNear && <LiveContent />}</Content>;
}

const Container = styled.div`
  min-height: 42rem;
`;

const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${token('space.8')};
`;
