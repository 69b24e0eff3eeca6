import { eventChannel, type EventChannel } from 'redux-saga';
import { call, takeEvery } from 'redux-saga/effects';

/**
 * A member's page that the back button brings back as it was left has slept through everything since, a logout among it:
 * nothing of it is shown, and it is loaded anew (F-AUTH-21).
 *
 * @param reload loads the page anew
 */
export function* reloadAfterCacheRestore(reload: () => void = () => window.location.reload()): Generator {
  const shown = (yield call(pageShows)) as EventChannel<PageTransitionEvent>;
  yield takeEvery(shown, function restart({ persisted }: PageTransitionEvent) {
    if (!persisted) return;
    document.body.hidden = true;
    reload();
  });
}

function pageShows(): EventChannel<PageTransitionEvent> {
  return eventChannel((emit) => {
    window.addEventListener('pageshow', emit);
    return () => window.removeEventListener('pageshow', emit);
  });
}
