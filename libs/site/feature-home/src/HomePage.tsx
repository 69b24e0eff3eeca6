import { token } from '@pavilion/ui-kit';
import styled from 'styled-components';
import { LazySections } from './below/LazySections.tsx';
import { Hero } from './hero/Hero.tsx';
import { HotMatches } from './hot/HotMatches.tsx';
import { NoticeTicker } from './notices/NoticeTicker.tsx';

/** Home: what the house is, what is being played right now; the rest of the house comes to who scrolls to it. */
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
