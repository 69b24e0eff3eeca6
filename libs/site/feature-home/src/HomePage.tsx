import { token } from '@pavilion/ui-kit';
import styled from 'styled-components';
import { LazySections } from './below/LazySections.tsx';
import { Hero } from './hero/Hero.tsx';
import { HotMatches } from './hot/HotMatches.tsx';
import { NoticeTicker } from './notices/NoticeTicker.tsx';

/** Home page with hero and live matches. The sections below are loaded on scrolling. */
export function HomePage() {
  return (
    <Stack>
      <Hero />
      <NoticeTicker />
      <HotMatches />
      <LazySections />
    </Stack>
  );
}

const Stack = styled.div`
  display: grid;
  gap: ${token('space.8')};
  > * {
    min-width: 0;
  }
`;
