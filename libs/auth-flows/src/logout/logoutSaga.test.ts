import { createController } from '@pavilion/kernel/controller';
import { settle } from '../testing/deferred.ts';
import { TestError } from '../testing/testError.ts';
import { createLogoutSaga, logoutRequested, type SessionToRevoke } from './logoutSaga.ts';

const session: SessionToRevoke = { token: 't-1', userId: '100001' };

function setUp(answer: () => Promise<unknown>) {
  const log: string[] = [];
  let current: SessionToRevoke | undefined = session;
  const logout = jest.fn(answer);
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
    how                                     | answer
    ${'the server agrees'}                  | ${async () => ({})}
    ${'F-AUTH-21 there is no connection'}   | ${async () => Promise.reject(new TestError('transport'))}
    ${'F-AUTH-21 the server never answers'} | ${() => new Promise(() => undefined)}
    ${'the token was dead already'}         | ${async () => Promise.reject(new TestError('api', 6001))}
  `('$how: the machine forgets at once', async ({ answer }) => {
    const { controller, log, onError } = setUp(answer);
    controller.send(logoutRequested());
    expect(log).toEqual(['cleared', 'loggedOut', 'told t-1']);
    await settle();
    expect(onError).not.toHaveBeenCalled();
  });

  it('pressing twice tells the server once', async () => {
    const { controller, logout } = setUp(async () => ({}));
    controller.send(logoutRequested());
    controller.send(logoutRequested());
    await settle();
    expect(logout).toHaveBeenCalledTimes(1);
  });

  it('works again for the next session', async () => {
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
