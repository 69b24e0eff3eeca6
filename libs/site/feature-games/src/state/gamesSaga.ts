import { isSessionEndedError, toCallFailure } from '@pavilion/api-client';
import { toastActions, type Services } from '@pavilion/site-contract';
import { call, put, select, takeEvery } from 'typed-redux-saga';
import { gamesMessages } from '../messages/gamesMessages.ts';
import { gamesActions, selectGames, type Game } from './gamesSlice.ts';

/** Sends changed stars to the platform. */
export function* gamesSaga({ api, i18n }: Services) {
  const pendingCodes = new Set<string>();

  /** Sends one call at a time for each game. A star that changes during a call is sent after it, if it still differs. */
  function* sendStar({ payload: game }: { readonly payload: Game }) {
    if (pendingCodes.has(game.gameCode)) return;
    pendingCodes.add(game.gameCode);
    try {
      for (;;) {
        const star = (yield* select(selectGames)).favourites[game.gameCode];
        if (!star || star.isWanted === star.isConfirmed) return;
        const id = star.isWanted ? 'collection.addCollection' : 'collection.removeCollection';
        const { isFavourite } = yield* call(() => api.call(id, { gameCode: game.gameCode }));
        yield* put(gamesActions.starConfirmed({ game, isFavourite }));
        // Otherwise the call would be sent again without end.
        if (isFavourite !== star.isWanted) return yield* put(gamesActions.starRefused(game));
      }
    } catch (error) {
      if (isSessionEndedError(error)) return;
      yield* put(gamesActions.starRefused(game));
      const text = toCallFailure(error).serverText ?? i18n.translator(gamesMessages)('star.failed');
      yield* put(toastActions.shown({ kind: 'error', text }));
    } finally {
      pendingCodes.delete(game.gameCode);
    }
  }

  yield* takeEvery(gamesActions.starToggled, sendStar);
}
