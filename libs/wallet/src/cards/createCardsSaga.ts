import { toCallFailure } from '@pavilion/api-client';
import { callWithAbort } from '@pavilion/kernel/flow';
import { call, put, race, take } from 'typed-redux-saga';
import { toMoneyFailure } from '../failure/moneyFailure.ts';
import { cardsActions, type AddableCards, type NewCard, type PayCard } from './cardsFlow.ts';

/** What saved accounts need from outside. */
export interface CardsPorts {
  readonly list: (signal: AbortSignal) => Promise<readonly PayCard[]>;
  readonly addable: (signal: AbortSignal) => Promise<AddableCards>;
  readonly add: (card: NewCard) => Promise<PayCard>;
  readonly remove: (cardId: string) => Promise<unknown>;
}

/**
 * Lists, adds and removes the accounts withdrawals go to (WAL-06). After every change, and after every try that failed, the
 * list is read anew: what the platform has is what is shown.
 */
export function createCardsSaga(ports: CardsPorts) {
  const fetchCards = async (signal: AbortSignal) => {
    const [list, addable] = await Promise.all([ports.list(signal), ports.addable(signal)]);
    return { list, addable };
  };
  const refetchCards = (signal: AbortSignal) => fetchCards(signal).catch(() => undefined);

  function* load() {
    try {
      yield* put(cardsActions.loaded((yield* callWithAbort(fetchCards)).answer));
    } catch (error) {
      yield* put(cardsActions.loadFailed(toCallFailure(error)));
    }
  }

  function* add(card: NewCard) {
    const { cardId } = yield* call(ports.add, card);
    return cardsActions.added({ facts: (yield* callWithAbort(fetchCards)).answer, cardId });
  }

  function* remove(cardId: string) {
    yield* call(ports.remove, cardId);
    return cardsActions.removed({ facts: (yield* callWithAbort(fetchCards)).answer });
  }

  function* change() {
    const asked = yield* race({ add: take(cardsActions.addRequested), remove: take(cardsActions.removeRequested) });
    try {
      if (asked.add) yield* put(yield* add(asked.add.payload));
      else if (asked.remove) yield* put(yield* remove(asked.remove.payload.cardId));
    } catch (error) {
      const { answer: facts } = yield* callWithAbort(refetchCards);
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
