import { createMemoryStore } from '@pavilion/kernel';
import { renderWithSite } from '@pavilion/site-testing';
import { useServicePlayer, type ServicePlayer } from './useServicePlayer.ts';

const TOKEN = '3f0c4d2e-5f11-4c39-9c55-2f8d3a1b6e90';
const guestKeys = ['service.guest', 'service.outbox.guest', 'service.draft.guest'];

interface Options {
  readonly userId?: string;
  readonly values?: Readonly<Record<string, string>>;
}

async function open({ userId = '', values = {} }: Options = {}) {
  const store = createMemoryStore();
  for (const [key, value] of Object.entries(values)) store.set(key, value);
  const players: ServicePlayer[] = [];
  function Page() {
    players.push(useServicePlayer());
    return null;
  }
  await renderWithSite(<Page />, {
    services: { store },
    state: { session: userId === '' ? { status: 'guest' } : { status: 'member', userId } } as never,
  });
  return { store, player: players.at(-1) as ServicePlayer };
}

it('NAV-08 a guest has no token before the first message, and keeps the created one', async () => {
  const { store, player } = await open();
  expect(player).toMatchObject({ isMember: false, owner: 'guest', identity: {} });
  expect(store.get('service.guest')).toBeUndefined();
  const identity = player.ensureIdentity();
  expect(identity.guestToken).toMatch(/^[\da-f-]{36}$/);
  expect(player.ensureIdentity()).toEqual(identity);
  expect(store.get('service.guest')).toBe(identity.guestToken);
});

it('NAV-08 a guest with a token continues the conversation', async () => {
  const { player } = await open({ values: { 'service.guest': TOKEN } });
  expect(player).toMatchObject({ owner: 'guest', identity: { guestToken: TOKEN } });
  expect(player.ensureIdentity()).toEqual({ guestToken: TOKEN });
});

it('NAV-08 a visit of a guest keeps what the guest has stored', async () => {
  const { store } = await open({ values: Object.fromEntries(guestKeys.map((key) => [key, 'x'])) });
  expect(guestKeys.map((key) => store.get(key))).toEqual(['x', 'x', 'x']);
});

it('NAV-08 a login removes what the guest has stored, and nothing of the member', async () => {
  const values = { ...Object.fromEntries(guestKeys.map((key) => [key, 'x'])), 'service.draft.m.7': 'y' };
  const { store, player } = await open({ userId: '7', values });
  expect(guestKeys.map((key) => store.get(key))).toEqual([undefined, undefined, undefined]);
  expect(store.get('service.draft.m.7')).toBe('y');
  expect(player).toMatchObject({ isMember: true, owner: 'm.7', identity: {} });
  expect(player.ensureIdentity()).toEqual({});
  expect(store.get('service.guest')).toBeUndefined();
});
