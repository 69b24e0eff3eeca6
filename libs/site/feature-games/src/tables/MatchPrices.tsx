import { token } from '@pavilion/ui-kit';
import styled from 'styled-components';
import { useMatchBets } from '../matchBets/matchBetsContext.ts';
import { buildSpotId, type ShownSpot } from '../matchBets/matchPick.ts';
import { useGamesT } from '../messages/gamesMessages.ts';

/** Markets of a line, in the order of its columns. */
export const matchGroups = ['winner', 'maps', 'handicap', 'score'] as const;

/** Props of {@link MatchPrices}. */
export interface MatchPricesProps extends Pick<ShownSpot, 'game' | 'match'> {
  readonly group: (typeof matchGroups)[number];
}

/** Prices of one market of a match. */
export function MatchPrices({ game, match, group }: MatchPricesProps) {
  const t = useGamesT();
  const spots = match.spots.filter((spot) => spot.group === group);
  return (
    <Cells aria-label={t(`matches.${group}`)} data-group={group}>
      {spots.map((spot) => (
        <Spot key={spot.key} game={game} match={match} spot={spot} />
      ))}
      {spots.length === 0 && <li data-none>—</li>}
    </Cells>
  );
}

/** Price that goes to the slip; without one while the market takes no bets. */
function Spot(shown: ShownSpot) {
  const t = useGamesT();
  const { pickedId, toggle } = useMatchBets();
  const { game, match, spot } = shown;
  const { name, group, pays } = spot;
  const isPicked = pickedId === buildSpotId(shown);
  const label = group !== 'winner' && <small>{name}</small>;
  if (pays === undefined)
    return (
      <li data-closed data-picked={isPicked || undefined}>
        {label}
        <b role="img" aria-label={t('matches.noPrice')}>
          —
        </b>
      </li>
    );
  const teams = `${match.home} – ${match.away}`;
  return (
    <li>
      <button
        type="button"
        disabled={game.venueState !== 'open'}
        aria-pressed={isPicked}
        aria-label={t('bet.pick', { teams, market: t(`matches.${group}`), name, price: pays })}
        onClick={() => toggle(shown)}
      >
        {label}
        <b>{pays}</b>
      </button>
    </li>
  );
}

/** Covers the button that opens the game, so that a click beside a price does nothing. */
const Cells = styled.ul`
  position: relative;
  z-index: 2;
  display: grid;
  gap: 2px;
  &[data-group='score'] {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  > li {
    display: flex;
    gap: ${token('space.2')};
    align-items: baseline;
    justify-content: space-between;
    padding: 0 ${token('space.2')};
    border-radius: ${token('radius.cell')};
    background: ${token('color.surface.fill')};
    line-height: 2rem;
    white-space: nowrap;
  }
  li small {
    overflow: hidden;
    color: ${token('color.text.secondary')};
    text-overflow: ellipsis;
  }
  &[data-group='winner'] > li {
    justify-content: center;
  }
  > li:has(> button) {
    padding: 0;
  }
  button {
    display: flex;
    flex: 1;
    gap: ${token('space.2')};
    align-items: baseline;
    justify-content: inherit;
    min-width: 0;
    padding: 0 ${token('space.2')};
    border: 0;
    border-radius: inherit;
    background: none;
    color: inherit;
    font: inherit;
    line-height: inherit;
    cursor: pointer;
    &:hover {
      background: ${token('color.surface.hover')};
    }
    &[aria-pressed='true'] {
      background: ${token('color.accent.fill')};
      color: ${token('color.text.onAccent')};
    }
    &&[aria-pressed='true'] > small {
      color: inherit;
    }
    &:focus-visible {
      outline: 2px solid ${token('color.line.focus')};
      outline-offset: -2px;
    }
    &:disabled {
      cursor: not-allowed;
    }
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
  > li[data-closed] {
    background: none;
    color: ${token('color.text.muted')};
    box-shadow: inset 0 0 0 1px ${token('color.line.hairline')};
  }
  > li[data-picked] {
    box-shadow: inset 0 0 0 2px ${token('color.accent.fill')};
  }
  > li[data-none] {
    grid-column: 1 / -1;
    justify-content: center;
    background: none;
    color: ${token('color.text.muted')};
  }
`;
