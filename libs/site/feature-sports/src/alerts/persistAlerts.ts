import type { Services } from '@pavilion/site-contract';
import { put, select, takeEvery } from 'typed-redux-saga';
import { ALERT_KINDS, listAlertKeys } from './alertKinds.ts';
import { alertActions, selectAlerts } from './alertSlice.ts';

const KEY = 'sports.alerts';
const MUTED = 'sports.alerts.muted';
/** A member can have 200 favourites. */
const MAX_MUTED = 200 * ALERT_KINDS.length;
const ALERT = /^(match|league|team):.{1,80}#(start|goal|result)$/;
/** A favourite without any alerts, as earlier versions stored it. */
const FAVOURITE = /^(match|league|team):.{1,80}$/;

function parseMuted(text: string): readonly string[] {
  const lines = text.split('\n').filter((line) => FAVOURITE.test(line));
  return lines.flatMap((line) => (ALERT.test(line) ? [line] : listAlertKeys(line))).slice(-MAX_MUTED);
}

/**
 * Stores the alert settings as `on`, `on sound` or `off`, and the alerts of favourites that are off in one line each. An invalid
 * value restores the defaults (STO-02).
 */
export function* persistAlerts({ store }: Services) {
  const stored = store.get(KEY)?.split(' ') ?? [];
  if (stored[0] === 'off') yield* put(alertActions.alertsChosen(false));
  if (stored[1] === 'sound') yield* put(alertActions.soundChosen(true));
  const muted = parseMuted(store.get(MUTED) ?? '');
  if (muted.length > 0) yield* put(alertActions.mutedRestored(muted));
  yield* takeEvery(alertActions.alertsMuted, function* saveMuted({ payload: { keys, isMuted } }) {
    // Another tab may have turned off others since this page was opened.
    const others = parseMuted(store.get(MUTED) ?? '').filter((key) => !keys.includes(key));
    store.set(MUTED, [...others, ...(isMuted ? keys : [])].slice(-MAX_MUTED).join('\n'));
  });
  yield* takeEvery([alertActions.alertsChosen.type, alertActions.soundChosen.type], function* save() {
    const { isOn, hasSound } = yield* select(selectAlerts);
    store.set(KEY, `${isOn ? 'on' : 'off'}${hasSound ? ' sound' : ''}`);
  });
}
