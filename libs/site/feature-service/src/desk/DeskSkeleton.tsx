import { Skeleton, SkeletonGroup, token } from '@pavilion/ui-kit';
import styled from 'styled-components';

/** Placeholder of the conversation while it loads. */
export const DeskSkeleton = () => (
  <Box>
    <SkeletonGroup>
      <Skeleton width="10rem" height="1.5rem" />
      <Skeleton width="60%" height="3rem" />
      <Skeleton width="45%" height="3rem" />
    </SkeletonGroup>
  </Box>
);

const Box = styled.div`
  padding: ${token('space.4')};
`;
