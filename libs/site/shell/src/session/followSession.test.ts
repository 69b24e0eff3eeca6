import { silentLogger, type Logger } from '@pavilion/kernel';
import { createFakeClock } from '@pavilion/kernel/testing';
import { createFakeApi, createFakeServices, createFakeSession, boundMember } from '@pavilion/site-testing';
import type { ShellServices } from '../services/createServices.ts';
import { createSiteStore } from '../store/createSiteStore.ts';
import { followSession } from './followSession.ts';

const login = { token: 'token-1', userId: '7' };
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

function start(stored?: typeof login) {
  const session = createFakeSession(stored);
  const logger = { ...silentLogger, warn: jest.fn<void, Parameters<Logger['warn']>>() };
  const fake = createFakeServices({
    session,
    logger,
    clock: createFakeClock(),
    api: createFakeApi({ 'user.memberInfo': () => boundMember }),
  });
  // The session needs no other port of the shell.
  const services = { ...fake, revokeSession: async () => ({}) } as unknown as ShellServices;
  const site = createSiteStore(services);
  const load = jest.fn(async () => undefined as never);
  const isKnown = followSession(services, site, { load } as never);
  return { session, site, services, load, isKnown, warn: logger.warn };
}

describe('followSession', () => {
  it('GRD-02 has a stored session in the state before the first render', async () => {
    const { site, load, isKnown } = start(login);
    await isKnown;
    expect(site.store.getState().session).toMatchObject({ status: 'member', userId: '7' });
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('loads no code of members for a guest, and loads it once at the first login', async () => {
    const { session, site, load, isKnown } = start();
    await isKnown;
    expect([load.mock.calls.length, site.store.getState().session.status]).toEqual([0, 'guest']);
    session.login(login);
    session.login({ ...login, token: 'token-2' });
    await settle();
    expect(load).toHaveBeenCalledTimes(1);
    expect(site.store.getState().session).toMatchObject({ status: 'member', userId: '7' });
  });

  it('F-RTE-14 tries again at the next login after its texts could not be loaded', async () => {
    const { session, site, services, isKnown, warn } = start();
    await isKnown;
    const ensure = jest.spyOn(services.i18n, 'ensure').mockRejectedValueOnce(new Error('offline'));
    session.login(login);
    await settle();
    expect([warn.mock.calls[0]?.[0], site.store.getState().session.status]).toEqual(['session.unavailable', 'guest']);
    session.login(login);
    await settle();
    expect([ensure.mock.calls.length, site.store.getState().session.status]).toEqual([2, 'member']);
  });
});
