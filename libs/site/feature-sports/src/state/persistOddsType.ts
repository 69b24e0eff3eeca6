import { ODDS_TYPES, sportViewActions, type OddsType } from '@pavilion/domain-sports';
import type { Services } from '@pavilion/site-contract';
import { put, takeLatest } from 'typed-redux-saga';

const KEY = 'sports.oddsType';

/** Stores the chosen odds type. An invalid stored value is ignored (STO-02). */
export function* persistOddsType({ store }: Services) {
  const stored = ODDS_TYPES.find((type) => type === store.get(KEY));
  if (stored) yield* put(sportViewActions.oddsTypeChanged(stored));
  yield* takeLatest(
    'sportView/oddsTypeChanged',
    function* save({ payload }: { readonly type: string; readonly payload: OddsType }) {
      store.set(KEY, payload);
    },
  );
}
