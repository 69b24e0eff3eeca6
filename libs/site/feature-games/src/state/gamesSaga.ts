import { selectIsMember, toastActions, type Services } from '@pavilion/site-contract';
import { walletActions } from '@pavilion/wallet';
import { toCashierFailure } from '@pavilion/wallet/cashier';
import { eventChannel } from 'redux-saga';
import { all, call, put, select, take, takeEvery } from 'typed-redux-saga';
import { gamesMessages } from '../messages/gamesMessages.ts';
import { gamesActions, selectGames, type Game, type ShelfKey } from './gamesSlice.ts';
import { PAGE_SIZE, readPage, readShelf } from './readGames.ts';

/** Pages fetched side by side: a long shelf fills in a second or two and leaves room for other calls. */
const ABREAST = 3;

interface ShelfAction {
  readonly payload: ShelfKey;
}

/** Reads shelves, fills them to their end, keeps stars in step with the platform, and balances with the venues. */
export function* gamesSaga({ api, i18n, logger }: Services) {
  const sending = new Set<string>();

  function* openShelf({ payload }: ShelfAction) {
    try {
      yield* put(gamesActions.shelfRead({ ...payload, ...(yield* call(readShelf, api, payload.category)) }));
    } catch (error) {
      yield* put(gamesActions.shelfFailed({ ...payload, failure: toCashierFailure(error) }));
    }
  }

  function* fillShelf({ payload }: ShelfAction) {
    try {
      for (;;) {
        const shelf = (yield* select(selectGames)).shelves[payload.key];
        if (!shelf) return;
        const first = Math.floor(shelf.games.length / PAGE_SIZE) + 1;
        const last = Math.ceil(shelf.total / PAGE_SIZE);
        const wanted = Array.from({ length: Math.min(ABREAST, last - first + 1) }, (_, at) => first + at);
        if (wanted.length === 0) break;
        const pages = yield* all(wanted.map((pageNum) => call(readPage, api, payload.category, pageNum)));
        yield* put(gamesActions.pagesRead({ ...payload, games: pages.flatMap(({ list }) => list) }));
        if (pages.some(({ list }) => list.length < PAGE_SIZE)) break;
      }
      yield* put(gamesActions.filled(payload));
    } catch (error) {
      logger.warn('games.fillFailed', { error: String(error) });
      yield* put(gamesActions.fillFailed(payload));
    }
  }

  /** One call at a time for each game: a star turned twice while the first is under way is told once more, or not at all. */
  function* tellStar({ payload: game }: { readonly payload: Game }) {
    if (sending.has(game.gameCode)) return;
    sending.add(game.gameCode);
    try {
      for (;;) {
        const star = (yield* select(selectGames)).favourites[game.gameCode];
        if (!star || star.isWanted === star.isConfirmed) return;
        const id = star.isWanted ? 'collection.addCollection' : 'collection.removeCollection';
        const { isFavourite } = yield* call(() => api.call(id, { gameCode: game.gameCode }));
        yield* put(gamesActions.starConfirmed({ game, isFavourite }));
      }
    } catch (error) {
      yield* put(gamesActions.starRefused(game));
      const text = toCashierFailure(error).serverText ?? i18n.translator(gamesMessages)('star.failed');
      yield* put(toastActions.shown({ kind: 'error', text }));
    } finally {
      sending.delete(game.gameCode);
    }
  }

  /** Money moved in a venue's tab: who comes back from it sees what they have now (WAL-03). */
  function* followReturns() {
    const returns = eventChannel<true>((tell) => {
      const listen = () => document.visibilityState === 'visible' && tell(true);
      document.addEventListener('visibilitychange', listen);
      return () => document.removeEventListener('visibilitychange', listen);
    });
    for (;;) {
      yield* take(returns);
      if (yield* select(selectIsMember)) yield* put(walletActions.balanceRequested());
    }
  }

  yield* takeEvery(gamesActions.shelfRequested, openShelf);
  yield* takeEvery(gamesActions.fillRequested, fillShelf);
  yield* takeEvery(gamesActions.starTurned, tellStar);
  yield* followReturns();
}
