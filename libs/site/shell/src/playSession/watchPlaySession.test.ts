import { createFakeServices, createFakeSession } from '@pavilion/site-testing';
import { sessionActions, type Member } from '@pavilion/site-contract';
import { silentLogger, type Clock } from '@pavilion/kernel';
import { createSiteStore } from '../store/createSiteStore.ts';
import { confirmRealityCheck } from './playSession.ts';
import { watchPlaySession } from './watchPlaySession.ts';

const MINUTE = 60_000;

function start({ realityCheckMinutes = 60, isMember = true, reminderMinutes = 0 } = {}) {
  const session = createFakeSession(isMember ? { token: 'token-1', userId: '7' } : undefined);
  const clock: Clock = {
    now: () => Date.now(),
    after: (ms, callback) => {
      const timer = setTimeout(callback, ms);
      return () => clearTimeout(timer);
    },
  };
  const { brand, store, ...rest } = createFakeServices({ session, clock });
  const jurisdiction = { ...brand.jurisdiction, realityCheckMinutes };
  const site = createSiteStore({ clock, logger: silentLogger }).store;
  site.dispatch(sessionActions.loggedIn({ userId: '7' }));
  if (reminderMinutes > 0) site.dispatch(sessionActions.memberLoaded({ reminderMinutes } as Member));
  const stop = watchPlaySession({ ...rest, clock, session, store, brand: { ...brand, jurisdiction } }, site);
  return { stop, store, dialogs: () => site.getState().ui.dialogs };
}

describe('watchPlaySession', () => {
  beforeEach(() => void jest.useFakeTimers({ now: 1_000 * MINUTE }));
  afterEach(() => void jest.useRealTimers());

  it('L1 prompts after each interval of play, once', () => {
    const { dialogs } = start();
    jest.advanceTimersByTime(59 * MINUTE);
    expect(dialogs()).toEqual([]);
    jest.advanceTimersByTime(2 * MINUTE);
    expect(dialogs()).toEqual([{ kind: 'realityCheck', startedAt: 1_000 * MINUTE }]);
  });

  it('L1 closes the check that another tab has confirmed and prompts again an interval later', () => {
    const { dialogs, store } = start();
    jest.advanceTimersByTime(61 * MINUTE);
    confirmRealityCheck(store, { userId: '7', now: Date.now() });
    jest.advanceTimersByTime(MINUTE);
    expect(dialogs()).toEqual([]);
    jest.advanceTimersByTime(60 * MINUTE);
    expect(dialogs()).toHaveLength(1);
  });

  it('L1 a hidden tab neither counts nor prompts', () => {
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    const { dialogs, store } = start();
    jest.advanceTimersByTime(120 * MINUTE);
    expect([dialogs(), store.get('play.session')]).toEqual([[], undefined]);
    hidden.mockRestore();
  });

  it.each([
    ['a jurisdiction without reality checks', { realityCheckMinutes: 0 }],
    ['a guest', { isMember: false }],
  ])('L1 never prompts in %s', (_, options) => {
    const { dialogs } = start(options);
    jest.advanceTimersByTime(180 * MINUTE);
    expect(dialogs()).toEqual([]);
  });

  it.each`
    chosen | jurisdiction | minutes
    ${15}  | ${60}        | ${15}
    ${120} | ${60}        | ${60}
    ${30}  | ${0}         | ${30}
  `('L1 prompts after $minutes minutes if the member chose $chosen of $jurisdiction', (row: Record<string, number>) => {
    const { chosen = 0, jurisdiction = 0, minutes = 0 } = row;
    const { dialogs } = start({ reminderMinutes: chosen, realityCheckMinutes: jurisdiction });
    jest.advanceTimersByTime((minutes - 1) * MINUTE);
    expect(dialogs()).toEqual([]);
    jest.advanceTimersByTime(2 * MINUTE);
    expect(dialogs()).toHaveLength(1);
  });

  it('stops', () => {
    const { stop } = start();
    stop();
    expect(jest.getTimerCount()).toBe(0);
  });
});
