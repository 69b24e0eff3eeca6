import { Skeleton, token } from '@pavilion/ui-kit';
import styled from 'styled-components';
import { useChatT } from '../messages/chatMessages.ts';

const WIDTHS = ['62%', '80%', '44%', '70%', '56%'];

/** Placeholder of a room's messages while they are loading. */
export function LoadingRows() {
  const t = useChatT();
  return (
    <Shapes role="status" aria-label={t('loading')}>
      {WIDTHS.map((width) => (
        <Skeleton key={width} width={width} height="2.5rem" />
      ))}
    </Shapes>
  );
}

const Shapes = styled.div`
  display: grid;
  flex: 1;
  align-content: end;
  gap: ${token('space.4')};
  padding: ${token('space.4')};
`;
