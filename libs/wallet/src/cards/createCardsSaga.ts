import { toCallFailure } from '@pavilion/api-client';
import { callAborting } from '@pavilion/kernel/flow';
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
  const readFacts = async (signal: AbortSignal) => {
    const [list, addable] = await Promise.all([ports.list(signal), ports.addable(signal)]);
    return { list, addable };
  };
  const readQuietly = (signal: AbortSignal) => readFacts(signal).catch(() => undefined);

  function* load() {
    try {
      yield* put(cardsActions.loaded((yield* callAborting(readFacts)).answer));
    } catch (error) {
      yield* put(cardsActions.loadFailed(toCallFailure(error)));
    }
  }

  function* add(card: NewCard) {
    const { cardId } = yield* call(ports.add, card);
    return cardsActions.added({ facts: (yield* callAborting(readFacts)).answer, cardId });
  }

  function* remove(cardId: string) {
    yield* call(ports.remove, cardId);
    return cardsActions.removed({ facts: (yield* callAborting(readFacts)).answer });
  }

  function* change() {
    const asked = yield* race({ add: take(cardsActions.addRequested), remove: take(cardsActions.removeRequested) });
    try {
      if (asked.add) yield* put(yield* add(asked.add.payload));
      else if (asked.remove) yield* put(yield* remove(asked.remove.payload.cardId));
    } catch (error) {
      const { answer: facts } = yield* callAborting(readQuietly);
      yield* put(cardsActions.refused({ failure: toMoneyFailure(error), ...(facts && { facts }) }));
    }
  }

  function* serve() {
    yield* load();
    for (;;) yield* change();
  }

  return function* cardsSaga() {
    yield* take(cardsActions.opened);
    for (;;) {
      const { again } = yield* race({
        served: call(serve),
        again: take(cardsActions.opened),
        left: take(cardsActions.left),
      });
      if (!again) yield* take(cardsActions.opened);
    }
  };
}
