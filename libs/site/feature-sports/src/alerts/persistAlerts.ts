import type { Services } from '@pavilion/site-contract';
import { put, select, takeEvery } from 'typed-redux-saga';
import { alertActions, selectAlerts } from './alertSlice.ts';

const KEY = 'sports.alerts';

/** Stores the alert settings as `on`, `on sound` or `off`. An invalid value restores the defaults (STO-02). */
export function* persistAlerts({ store }: Services) {
  const stored = store.get(KEY)?.split(' ') ?? [];
  if (stored[0] === 'off') yield* put(alertActions.alertsChosen(false));
  if (stored[1] === 'sound') yield* put(alertActions.soundChosen(true));
  yield* takeEvery([alertActions.alertsChosen.type, alertActions.soundChosen.type], function* save() {
    const { isOn, hasSound } = yield* select(selectAlerts);
    store.set(KEY, `${isOn ? 'on' : 'off'}${hasSound ? ' sound' : ''}`);
  });
}
