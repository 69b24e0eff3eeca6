import { token } from '@pavilion/ui-kit';
import styled from 'styled-components';
import { MatchSpot } from '../matchBets/MatchSpot.tsx';
import { spotRules } from '../matchBets/spotRules.ts';
import { useGamesT } from '../messages/gamesMessages.ts';
import type { Game } from '../state/gamesSlice.ts';
import type { Match } from '../state/tableState.ts';

/** Markets of a line, in the order of its columns. */
export const matchGroups = ['winner', 'maps', 'handicap', 'score'] as const;

/** Props of {@link MatchPrices}. */
export interface MatchPricesProps {
  readonly game: Game;
  readonly match: Match;
  /** Time of the platform. */
  readonly now: number;
  readonly group: (typeof matchGroups)[number];
}

/** Prices of one market of a match. */
export function MatchPrices({ game, match, now, group }: MatchPricesProps) {
  const t = useGamesT();
  const market = t(`matches.${group}`);
  const spots = match.spots.filter((spot) => spot.group === group);
  return (
    <Cells aria-label={market} data-group={group}>
      {spots.map((spot) => (
        <MatchSpot key={spot.key} {...{ game, match, market, spot }} shownAt={now} hasName={group !== 'winner'} />
      ))}
      {spots.length === 0 && <li data-none>—</li>}
    </Cells>
  );
}

/** Covers the button that opens the game, so that a click beside a price does nothing. */
const Cells = styled.ul`
  ${spotRules}
  position: relative;
  z-index: 2;
  &[data-group='score'] {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  &[data-group='winner'] > li {
    justify-content: center;
  }
  /* The titles of the columns are hidden here. */
  @media (max-width: 60rem) {
    &::before {
      grid-column: 1 / -1;
      color: ${token('color.text.muted')};
      font-size: ${token('font.size.caption')};
      content: attr(aria-label);
    }
  }
`;
