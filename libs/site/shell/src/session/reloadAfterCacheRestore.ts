import { eventChannel, type EventChannel } from 'redux-saga';
import { call, takeEvery } from 'redux-saga/effects';

/**
 * Hides and reloads a member's page that the browser restores from the back-forward cache (F-AUTH-21). Such a page has
 * missed all events since, for example a logout.
 *
 * @param reload reloads the page
 */
export function* reloadAfterCacheRestore(reload: () => void = () => window.location.reload()): Generator {
  const shown = (yield call(createPageShowChannel)) as EventChannel<PageTransitionEvent>;
  yield takeEvery(shown, function restart({ persisted }: PageTransitionEvent) {
    if (!persisted) return;
    document.body.hidden = true;
    reload();
  });
}

function createPageShowChannel(): EventChannel<PageTransitionEvent> {
  return eventChannel((emit) => {
    window.addEventListener('pageshow', emit);
    return () => window.removeEventListener('pageshow', emit);
  });
}
