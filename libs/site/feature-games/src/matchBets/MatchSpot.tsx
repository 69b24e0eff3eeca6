import { useGamesT } from '../messages/gamesMessages.ts';
import { useMatchBets } from './matchBetsContext.ts';
import { buildSpotId, type ShownSpot } from './matchPick.ts';

/** Props of {@link MatchSpot}. */
export interface MatchSpotProps extends ShownSpot {
  /** Whether the name of the selection is shown before its price. */
  readonly hasName: boolean;
}

/** Price that goes to the slip; without one while the market takes no bets. A list item. */
export function MatchSpot({ hasName, ...shown }: MatchSpotProps) {
  const t = useGamesT();
  const { pickedId, toggle } = useMatchBets();
  const { game, match, market, spot } = shown;
  const { name, pays } = spot;
  const isPicked = pickedId === buildSpotId(shown);
  const label = hasName && <small>{name}</small>;
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
        aria-label={t('bet.pick', { teams, market, name, price: pays })}
        onClick={() => toggle(shown)}
      >
        {label}
        <b>{pays}</b>
      </button>
    </li>
  );
}
