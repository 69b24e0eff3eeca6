import { sessionActions } from '@pavilion/site-contract';
import { createFakeClock } from '@pavilion/kernel/testing';
import { createFakeServices, createFakeSession } from '@pavilion/site-testing';
import { createSiteStore } from '../store/createSiteStore.ts';
import { openFromLink } from './openFromLink.ts';

function open(search: string) {
  window.history.replaceState({}, '', `/${search}`);
  const clock = createFakeClock();
  const services = createFakeServices({ clock, session: createFakeSession() });
  const site = createSiteStore(services);
  let setVisitorKnown = () => undefined as void;
  const isVisitorKnown = new Promise<void>((resolve) => (setVisitorKnown = resolve));
  openFromLink(services, site, isVisitorKnown);
  const getDialogs = () => site.store.getState().ui.dialogs.map(({ kind }) => kind);
  return { clock, site, setVisitorKnown, getDialogs };
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('openFromLink', () => {
  afterEach(() => window.history.replaceState({}, '', '/'));

  it('NAV-10 opens the registration for a guest after 0.5 s', async () => {
    const { clock, setVisitorKnown, getDialogs } = open('?register=1');
    setVisitorKnown();
    clock.advance(499);
    await settle();
    expect(getDialogs()).toEqual([]);
    clock.advance(1);
    await settle();
    expect(getDialogs()).toEqual(['register']);
  });

  it('NAV-10 opens nothing for a member whose session is restored only after 0.5 s', async () => {
    const { clock, site, setVisitorKnown, getDialogs } = open('?register=1');
    clock.advance(600);
    await settle();
    site.store.dispatch(sessionActions.loggedIn({ userId: '7' }));
    setVisitorKnown();
    await settle();
    expect(getDialogs()).toEqual([]);
  });

  it('opens nothing without register=1', async () => {
    const { clock, setVisitorKnown, getDialogs } = open('?icode=A1');
    setVisitorKnown();
    clock.advance(600);
    await settle();
    expect(getDialogs()).toEqual([]);
  });
});
