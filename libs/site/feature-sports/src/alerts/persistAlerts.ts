import type { Services } from '@pavilion/site-contract';
import { put, select, takeEvery } from 'typed-redux-saga';
import { alertActions, selectAlerts } from './alertSlice.ts';

const KEY = 'sports.alerts';
const MUTED = 'sports.alerts.muted';
/** As many as a member can have favourites. */
const MAX_MUTED = 200;
const VALID = /^(match|league|team):.{1,80}$/;

/**
 * Stores the alert settings as `on`, `on sound` or `off`, and the favourites without alerts in one line each. An invalid
 * value restores the defaults (STO-02).
 */
export function* persistAlerts({ store }: Services) {
  const stored = store.get(KEY)?.split(' ') ?? [];
  if (stored[0] === 'off') yield* put(alertActions.alertsChosen(false));
  if (stored[1] === 'sound') yield* put(alertActions.soundChosen(true));
  const muted = (store.get(MUTED) ?? '').split('\n').filter((key) => VALID.test(key));
  if (muted.length > 0) yield* put(alertActions.mutedRestored(muted.slice(-MAX_MUTED)));
  yield* takeEvery(alertActions.favouriteMuted.type, function* saveMuted() {
    const { mutedFavourites } = yield* select(selectAlerts);
    store.set(MUTED, mutedFavourites.slice(-MAX_MUTED).join('\n'));
  });
  yield* takeEvery([alertActions.alertsChosen.type, alertActions.soundChosen.type], function* save() {
    const { isOn, hasSound } = yield* select(selectAlerts);
    store.set(KEY, `${isOn ? 'on' : 'off'}${hasSound ? ' sound' : ''}`);
  });
}
