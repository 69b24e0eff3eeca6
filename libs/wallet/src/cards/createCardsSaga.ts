import type { Saga } from 'redux-saga';
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
export function createCardsSaga(ports: CardsPorts): Saga<[]> {
  const fetchCards = async (signal: AbortSignal) => {
    const [list, addable] = await Promise.all([ports.list(signal), ports.addable(signal)]);
    return { list, addable };
  };
  const refetchCards = (signal: AbortSignal) => fetchCards(signal).catch(() => undefined);

  /** @returns whether the list could be read */
  function* load() {
    try {
      yield* put(cardsActions.loaded((yield* callWithAbort(fetchCards)).result));
      return true;
    } catch (error) {
      yield* put(cardsActions.loadFailed(toCallFailure(error)));
      return false;
    }
  }

  function* add(account: NewAccount) {
    const card = yield* call(ports.add, account);
    return cardsActions.added({ card });
  }

  function* remove(cardId: string) {
    yield* call(ports.remove, cardId);
    return cardsActions.removed({});
  }

  /** Resolves to the outcome of a change, which a failure of the following list read does not alter. */
  function* requestChange() {
    const request = yield* race({ add: take(cardsActions.addRequested), remove: take(cardsActions.removeRequested) });
    try {
      if (request.add) return yield* add(request.add.payload);
      return request.remove && (yield* remove(request.remove.payload.cardId));
    } catch (error) {
      return cardsActions.refused({ failure: toMoneyFailure(error) });
    }
  }

  function* change() {
    const outcome = yield* requestChange();
    const { result: facts } = yield* callWithAbort(refetchCards);
    if (outcome) yield* put({ ...outcome, payload: { ...outcome.payload, ...(facts && { facts }) } });
  }

  function* runCards() {
    if (yield* load()) for (;;) yield* change();
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
