import { token } from '@pavilion/ui-kit';
import styled from 'styled-components';
import { Hero } from '../hero/Hero.tsx';
import { NoticeTicker } from '../notices/NoticeTicker.tsx';
import { About } from './About.tsx';
import { Categories } from './Categories.tsx';
import { Downloads } from './Downloads.tsx';
import { GamesByCategory } from './GamesByCategory.tsx';
import { OperatorRules } from './OperatorRules.tsx';
import { PoolsAndWinners } from './PoolsAndWinners.tsx';
import { Promotions } from './Promotions.tsx';
import { Streams } from './Streams.tsx';

/** Sections below the matches: notices, the brand's drawing and banners, categories, games, pools, promotions, streams, app and rules. */
export function Below() {
  return (
    <Stack>
      <NoticeTicker />
      <Hero />
      <Categories />
      <GamesByCategory />
      <PoolsAndWinners />
      <Promotions />
      <Streams />
      <Downloads />
      <OperatorRules />
      <About />
    </Stack>
  );
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.10')};
`;
