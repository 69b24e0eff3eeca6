import { toastActions } from '@pavilion/site-contract';
import { createToastStore } from '@pavilion/ui-kit';
import { silentLogger, systemClock } from '@pavilion/kernel';
import { createSiteStore } from '../store/createSiteStore.ts';
import { createToastMiddleware } from './createToastMiddleware.ts';

function start() {
  const toasts = createToastStore();
  const site = createSiteStore({ clock: systemClock, logger: silentLogger });
  site.addMiddleware(createToastMiddleware(toasts));
  return { toasts, dispatch: site.store.dispatch };
}

describe('createToastMiddleware', () => {
  it('DLG-03 shows a message with its tone', () => {
    const { toasts, dispatch } = start();
    dispatch(toastActions.shown({ kind: 'error', text: '服务有点忙，请稍后重试' }));
    expect(toasts.getState().toasts).toMatchObject([{ tone: 'danger', text: '服务有点忙，请稍后重试' }]);
  });

  it('DLG-03 dismisses a message by its id', () => {
    const { toasts, dispatch } = start();
    dispatch(toastActions.shown({ kind: 'info', text: '请先登录账号，才能了解更多', id: 'loginFirst' }));
    dispatch(toastActions.shown({ kind: 'success', text: '登录成功' }));
    dispatch(toastActions.dismissed('loginFirst'));
    dispatch(toastActions.dismissed('登录成功'));
    expect(toasts.getState().toasts).toMatchObject([{ text: '登录成功' }]);
  });

  it('DLG-03 keeps a message when another action has its id as payload', () => {
    const { toasts, dispatch } = start();
    dispatch(toastActions.shown({ kind: 'info', text: '请先登录账号，才能了解更多', id: 'loginFirst' }));
    dispatch({ type: 'ui/dialogClosed', payload: 'loginFirst' });
    expect(toasts.getState().toasts).toHaveLength(1);
  });

  it.each([{ id: 'a' }, {}])('F-UI-09 a repeated loading toast ends with one dismissal: %o', (id) => {
    const { toasts, dispatch } = start();
    dispatch(toastActions.shown({ kind: 'loading', text: '登录中...', ...id }));
    dispatch(toastActions.shown({ kind: 'loading', text: '登录中...', ...id }));
    expect(toasts.getState().loading).toBe('登录中...');
    dispatch(toastActions.dismissed(id.id ?? '登录中...'));
    expect(toasts.getState().loading).toBeNull();
  });

  it('F-UI-09 counts overlapping loading toasts and ends with the last one', () => {
    const { toasts, dispatch } = start();
    dispatch(toastActions.shown({ kind: 'loading', text: '', id: 'a' }));
    dispatch(toastActions.shown({ kind: 'loading', text: '登录中...', id: 'b' }));
    dispatch(toastActions.dismissed('b'));
    expect(toasts.getState().loading).toBe('loading...');
    dispatch(toastActions.dismissed('a'));
    dispatch(toastActions.dismissed('a'));
    expect(toasts.getState().loading).toBeNull();
  });
});
