import { useAppDispatch, useAppSelector, useLoginGate } from '@pavilion/site-contract';
import { InfoIcon, StarIcon } from '@pavilion/ui-kit';
import { toPlayTarget, usePlay } from '../launch/launchContext.ts';
import { useGamesT } from '../messages/gamesMessages.ts';
import { gamesActions, isStarred, selectGames, type Game } from '../state/gamesSlice.ts';

/** Button over a whole card that launches the game. */
export function EnterButton({ game }: { readonly game: Game }) {
  const t = useGamesT();
  const play = usePlay();
  const isOpen = game.venueState === 'open';
  return (
    <button
      type="button"
      data-main=""
      aria-disabled={!isOpen || undefined}
      aria-label={t('tile.play', { game: game.name, venue: game.venueName })}
      onClick={() => play(toPlayTarget(game))}
    />
  );
}

/** Button that adds a game to the favourites or removes it; it prompts a guest to log in. */
export function StarButton({ game }: { readonly game: Game }) {
  const t = useGamesT();
  const dispatch = useAppDispatch();
  const requireLogin = useLoginGate();
  const isFavourite = useAppSelector((state) => isStarred(selectGames(state), game));
  const toggle = () => {
    if (requireLogin()) dispatch(gamesActions.starToggled(game));
  };
  return (
    <button
      type="button"
      data-star=""
      aria-pressed={isFavourite}
      aria-label={t('tile.star', { game: game.name })}
      onClick={toggle}
    >
      <StarIcon />
    </button>
  );
}

/** Button that shows rules and limits of a game. */
export function InfoButton({ game, onInfo }: { readonly game: Game; readonly onInfo: (gameCode: string) => void }) {
  const t = useGamesT();
  return (
    <button
      type="button"
      data-info=""
      aria-label={t('tile.info', { game: game.name })}
      onClick={() => onInfo(game.gameCode)}
    >
      <InfoIcon />
    </button>
  );
}
