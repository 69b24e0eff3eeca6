import { token } from '@pavilion/ui-kit';
import styled from 'styled-components';
import { Hero } from './hero/Hero.tsx';
import { HotMatches } from './hot/HotMatches.tsx';
import { About } from './house/About.tsx';
import { Categories } from './house/Categories.tsx';
import { HouseRules } from './house/HouseRules.tsx';
import { NoticeTicker } from './notices/NoticeTicker.tsx';

/** Home: what the house is, what is being played right now, and on what terms. */
export function HomePage() {
  return (
    <Stack>
      <Hero />
      <NoticeTicker />
      <HotMatches />
      <Categories />
      <HouseRules />
      <About />
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
