import { settle } from '@pavilion/testing';
import { createController } from '@pavilion/kernel/controller';
import { TestError } from '../testing/testError.ts';
import { createLogoutSaga, logoutRequested, type SessionToRevoke } from './logoutSaga.ts';

const session: SessionToRevoke = { token: 't-1', userId: '100001' };

function setUp(respond: () => Promise<unknown>) {
  const log: string[] = [];
  let current: SessionToRevoke | undefined = session;
  const logout = jest.fn(respond);
  const saga = createLogoutSaga({
    readSession: () => current,
    clearSession: () => {
      current = undefined;
      log.push('cleared');
    },
    logout: (ending) => {
      log.push(`told ${ending.token}`);
      return logout();
    },
    announce: (event) => void log.push(event),
  });
  const onError = jest.fn();
  const controller = createController(() => null, saga, onError);
  return { controller, log, logout, onError };
}

describe('createLogoutSaga', () => {
  it.each`
    how                                 | respond
    ${'with success'}                   | ${async () => ({})}
    ${'F-AUTH-21 without a connection'} | ${async () => Promise.reject(new TestError('transport'))}
    ${'F-AUTH-21 without a response'}   | ${() => new Promise(() => undefined)}
    ${'with an expired token'}          | ${async () => Promise.reject(new TestError('api', 6001))}
  `('$how: the session is cleared at once', async ({ respond }) => {
    const { controller, log, onError } = setUp(respond);
    controller.send(logoutRequested());
    expect(log).toEqual(['cleared', 'loggedOut', 'told t-1']);
    await settle();
    expect(onError).not.toHaveBeenCalled();
  });

  it('two presses make one call', async () => {
    const { controller, logout } = setUp(async () => ({}));
    controller.send(logoutRequested());
    controller.send(logoutRequested());
    await settle();
    expect(logout).toHaveBeenCalledTimes(1);
  });

  it('a guest is not logged out', async () => {
    const { controller, log, logout } = setUp(async () => ({}));
    controller.send(logoutRequested());
    await settle();
    log.length = 0;
    controller.send(logoutRequested());
    await settle();
    expect([log, logout.mock.calls.length]).toEqual([[], 1]);
  });

  it('F-AUTH-21 a response that never arrives does not delay the next logout', async () => {
    const logout = jest.fn((_ending: SessionToRevoke) => new Promise(() => undefined));
    const [clearSession, announce] = [jest.fn(), jest.fn()];
    const saga = createLogoutSaga({ readSession: () => session, clearSession, logout, announce });
    const controller = createController(() => null, saga);
    controller.send(logoutRequested());
    controller.send(logoutRequested());
    await settle();
    expect(logout.mock.calls).toEqual([[session], [session]]);
    expect([clearSession.mock.calls.length, announce.mock.calls]).toEqual([2, [['loggedOut'], ['loggedOut']]]);
  });

  it('logs out the next session too', async () => {
    const log: string[] = [];
    const saga = createLogoutSaga({
      readSession: () => session,
      clearSession: () => void log.push('cleared'),
      logout: async () => ({}),
      announce: () => undefined,
    });
    const controller = createController(() => null, saga);
    controller.send(logoutRequested());
    await settle();
    controller.send(logoutRequested());
    expect(log).toEqual(['cleared', 'cleared']);
  });
});
