import { runSaga, stdChannel } from 'redux-saga';
import { reloadAfterCacheRestore } from './reloadAfterCacheRestore.ts';

const show = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

it('F-AUTH-21 hides and reloads a page restored from the back-forward cache, and leaves a new page unchanged', () => {
  const reload = jest.fn();
  const task = runSaga({ channel: stdChannel(), dispatch: () => undefined }, reloadAfterCacheRestore, reload);
  show(false);
  expect([document.body.hidden, reload.mock.calls.length]).toEqual([false, 0]);
  show(true);
  expect([document.body.hidden, reload.mock.calls.length]).toEqual([true, 1]);
  task.cancel();
  document.body.hidden = false;
});
