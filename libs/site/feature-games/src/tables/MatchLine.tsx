import { token } from '@pavilion/ui-kit';
import styled, { css } from 'styled-components';
import { useMatchBets } from '../matchBets/matchBetsContext.ts';
import { useGamesT } from '../messages/gamesMessages.ts';
import type { Game } from '../state/gamesSlice.ts';
import { Crest } from './Crest.tsx';
import { formatPhase } from './formatPhase.ts';
import { PANEL_BREAKPOINT } from './panelBreakpoint.ts';
import { matchGroups, MatchPrices } from './MatchPrices.tsx';
import type { Match } from '../state/tableState.ts';

/** Props of {@link MatchLine}. */
export interface MatchLineProps {
  readonly game: Game;
  readonly match: Match;
  /** Time of the platform. */
  readonly now: number;
}

/** Live or upcoming match: its time, teams with maps and scores, and the prices of its main markets. */
export function MatchLine({ game, match, now }: MatchLineProps) {
  const t = useGamesT();
  const { opened } = useMatchBets();
  const isOpened = opened?.no === match.no && opened.game.gameCode === game.gameCode;
  return (
    <Line data-match={match.state} data-opened={isOpened || undefined}>
      <When>
        <b>{formatPhase(match, now, t)}</b>
        <small>{t(formatLabel(match.bestOf))}</small>
        <OpenButton game={game} match={match} isOpened={isOpened} />
      </When>
      <Teams>
        <Team match={match} side={0} />
        <Team match={match} side={1} />
      </Teams>
      {matchGroups.map((group) => (
        <MatchPrices key={group} {...{ game, match, now, group }} />
      ))}
    </Line>
  );
}

const formatLabel = (bestOf: number) =>
  bestOf === 1 ? 'matches.bestOf1' : bestOf === 3 ? 'matches.bestOf3' : 'matches.bestOf5';

interface OpenButtonProps extends Pick<MatchLineProps, 'game' | 'match'> {
  readonly isOpened: boolean;
}

/** Opens the panel of a match, with its map and all its markets. */
function OpenButton({ game, match, isOpened }: OpenButtonProps) {
  const t = useGamesT();
  const { open } = useMatchBets();
  return (
    <More
      type="button"
      aria-pressed={isOpened}
      aria-label={t('panel.open', { home: match.home, away: match.away, count: String(match.marketCount) })}
      onClick={() => open({ game, no: match.no })}
    >
      {t('panel.markets', { count: String(match.marketCount) })}
    </More>
  );
}

interface TeamProps {
  readonly match: Match;
  readonly side: 0 | 1;
}

function Team({ match, side }: TeamProps) {
  const t = useGamesT();
  const name = side === 0 ? match.home : match.away;
  const needed = (match.bestOf + 1) / 2;
  const won = match.score[side];
  return (
    <span>
      <Crest teamId={side === 0 ? match.homeId : match.awayId} />
      <b>{name}</b>
      {needed > 1 && (
        <Won role="img" aria-label={`${t('matches.mapsWon')} ${won}`}>
          {Array.from({ length: needed }, (_, at) => (
            <i key={at} data-on={at < won || undefined} />
          ))}
        </Won>
      )}
      <em>{match.maps.at(-1)?.score[side]}</em>
    </span>
  );
}

/** Columns of a line and of its titles. */
export const matchColumns = css`
  display: grid;
  grid-template-columns: 8rem minmax(9rem, 1fr) 4.5rem 7rem 8.5rem 13rem;
  gap: ${token('space.2')};
  /* The panel of the match shows the correct scores. */
  @media (min-width: ${PANEL_BREAKPOINT}) {
    grid-template-columns: 7rem minmax(9rem, 1fr) 4.25rem 6.25rem 8rem;
    > [data-group='score'] {
      display: none;
    }
  }
`;

const Line = styled.li`
  ${matchColumns}
  align-items: center;
  padding: 0.25rem 0;
  & + & {
    border-top: 1px solid ${token('color.line.hairline')};
  }
  &[data-match='live'] b:first-child {
    color: ${token('color.text.primary')};
  }
  @media (max-width: 60rem) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    padding: ${token('space.3')} 0;
    > div,
    > [data-group='score'] {
      grid-column: 1 / -1;
    }
  }
`;

const When = styled.div`
  display: grid;
  gap: 0.125rem;
  > b {
    font-size: ${token('font.size.caption')};
  }
  [data-match='live'] > & > b:first-child {
    color: ${token('color.accent.text')};
  }
  @media (max-width: 60rem) {
    display: flex;
    gap: ${token('space.2')};
    align-items: baseline;
  }
`;

/** Covers the button that opens the game. */
const More = styled.button`
  position: relative;
  z-index: 2;
  justify-self: start;
  min-height: 1.5rem;
  padding: 0 ${token('space.2')};
  border: 1px solid ${token('color.line.hairline')};
  border-radius: ${token('radius.control')};
  background: none;
  color: ${token('color.text.secondary')};
  font: inherit;
  font-size: ${token('font.size.caption')};
  cursor: pointer;
  &:hover {
    background: ${token('color.surface.hover')};
  }
  &[aria-pressed='true'] {
    border-color: ${token('color.accent.fill')};
    color: ${token('color.accent.text')};
  }
`;

const Teams = styled.div`
  display: grid;
  gap: 0.25rem;
  padding-inline-end: ${token('space.2')};
  > span {
    display: flex;
    gap: ${token('space.2')};
    align-items: center;
  }
  > span > b {
    white-space: nowrap;
  }
  > span > em {
    min-width: 2ch;
    font-style: normal;
    font-weight: ${token('font.weight.strong')};
    text-align: end;
  }
  > span > b + em {
    margin-inline-start: auto;
  }
  svg {
    flex: none;
    width: 1.5rem;
    height: 1.5rem;
  }
`;

const Won = styled.span`
  display: flex;
  gap: 3px;
  margin-inline-start: auto;
  > i {
    width: 0.875rem;
    height: 0.3125rem;
    border-radius: 1px;
    background: ${token('color.surface.fill')};
  }
  > i[data-on] {
    background: ${token('color.text.primary')};
  }
`;
