import type { Saga } from 'redux-saga';
import { callWithAbort } from '@pavilion/kernel/flow';
import type { UnknownAction } from '@reduxjs/toolkit';
import { call, put, race, take } from 'typed-redux-saga';
import { toCallFailure } from '@pavilion/api-client';
import { recordsActions, type RecordPage, type RecordQuery } from './recordsFlow.ts';

/** Ports of the transaction record. */
export interface RecordsPorts {
  readonly readPage: (query: RecordQuery, signal: AbortSignal) => Promise<RecordPage>;
}

/** Creates the saga that reads pages of the record. The last filter wins, in whatever order responses arrive (F-API-14). */
export function createRecordsSaga({ readPage }: RecordsPorts): Saga<[]> {
  function* load(query: RecordQuery) {
    try {
      yield* put(recordsActions.loaded((yield* callWithAbort((signal) => readPage(query, signal))).result));
      return true;
    } catch (error) {
      yield* put(recordsActions.loadFailed(toCallFailure(error)));
      return false;
    }
  }

  /** Reads the first page until that succeeds, then the next page or, on refresh, the first page. */
  function* runRecords(query: RecordQuery) {
    let read = 0;
    for (let at = 0; ;) {
      if (yield* load({ ...query, pageNum: query.pageNum + at })) read = at + 1;
      const { refreshRequested, moreRequested } = recordsActions;
      const request: UnknownAction = yield* take(read === 0 ? refreshRequested : [refreshRequested, moreRequested]);
      at = moreRequested.match(request) ? read : 0;
    }
  }

  return function* recordsSaga() {
    let opened = yield* take(recordsActions.opened);
    for (;;) {
      const { again } = yield* race({
        served: call(runRecords, opened.payload),
        again: take(recordsActions.opened),
        left: take(recordsActions.left),
      });
      opened = again ?? (yield* take(recordsActions.opened));
    }
  };
}
