import { toCallFailure } from '@pavilion/api-client';
import { callWithAbort } from '@pavilion/kernel/flow';
import { call, put, race, take } from 'typed-redux-saga';
import { toMoneyFailure } from '../moneyAction/moneyFailure.ts';
import { cardsActions, type AddableAccounts, type NewAccount, type SavedAccount } from './cardsFlow.ts';

/** Ports of saved accounts. */
export interface CardsPorts {
  readonly list: (signal: AbortSignal) => Promise<readonly SavedAccount[]>;
  readonly addable: (signal: AbortSignal) => Promise<AddableAccounts>;
  readonly add: (card: NewAccount) => Promise<SavedAccount>;
  readonly remove: (cardId: string) => Promise<unknown>;
}

/**
 * Creates the saga that lists, adds and removes saved accounts (WAL-06). The list is reloaded after every change and
 * every failed attempt.
 */
export function createCardsSaga(ports: CardsPorts) {
  const fetchCards = async (signal: AbortSignal) => {
    const [list, addable] = await Promise.all([ports.list(signal), ports.addable(signal)]);
    return { list, addable };
  };
  const refetchCards = (signal: AbortSignal) => fetchCards(signal).catch(() => undefined);

  function* load() {
    try {
      yield* put(cardsActions.loaded((yield* callWithAbort(fetchCards)).result));
    } catch (error) {
      yield* put(cardsActions.loadFailed(toCallFailure(error)));
    }
  }

  function* add(card: NewAccount) {
    const { cardId } = yield* call(ports.add, card);
    return cardsActions.added({ facts: (yield* callWithAbort(fetchCards)).result, cardId });
  }

  function* remove(cardId: string) {
    yield* call(ports.remove, cardId);
    return cardsActions.removed({ facts: (yield* callWithAbort(fetchCards)).result });
  }

  function* change() {
    const request = yield* race({ add: take(cardsActions.addRequested), remove: take(cardsActions.removeRequested) });
    try {
      if (request.add) yield* put(yield* add(request.add.payload));
      else if (request.remove) yield* put(yield* remove(request.remove.payload.cardId));
    } catch (error) {
      const { result: facts } = yield* callWithAbort(refetchCards);
      yield* put(cardsActions.refused({ failure: toMoneyFailure(error), ...(facts && { facts }) }));
    }
  }

  function* runCards() {
    yield* load();
    for (;;) yield* change();
  }

  return function* cardsSaga() {
    yield* take(cardsActions.opened);
    for (;;) {
      const { again } = yield* race({
        served: call(runCards),
        again: take(cardsActions.opened),
        left: take(cardsActions.left),
      });
      if (!again) yield* take(cardsActions.opened);
    }
  };
}
