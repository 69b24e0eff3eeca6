import { createMemoryStore } from '@pavilion/kernel';
import { sessionActions } from '@pavilion/site-contract';
import type { FakeHandlers } from '@pavilion/site-testing';
import { act } from '@testing-library/react';
import { createLostResponse } from '../testing/createFailures.ts';
import { renderWallet } from '../testing/renderWallet.tsx';

type Slice = { readonly step: string };
type Name = keyof typeof drafts;

/** A complete draft of each money action. */
const drafts = {
  venueTransfer: { channelCode: 'BGDZ', amount: '1', ty: '1' },
  venueLaunch: { enName: 'BGDZ', gameCode: '' },
  recycle: {},
  deposit: { payType: 'bank', amount: '100' },
  withdrawal: { cardId: '1', amount: '100' },
  coinExchange: { ty: '1', amount: '1', rate: '7.2' },
  giftExchange: { activityId: '1', rewardId: '2' },
};

const lose = () => Promise.reject(createLostResponse());
const handlers: FakeHandlers = {
  'venue.transfer': lose,
  'venue.launch': lose,
  'venue.recycle': lose,
  'payment.getDepositOrderStatus': lose,
  'withdraw.withdrawOrderInfo': lose,
  'transfer.utcTransfer': lose,
  'promotion.joinActivity': lose,
};

/** Starts the wallet of a member whose browser stores an action in progress. */
async function resume(name: Name, draft: object) {
  const store = createMemoryStore();
  const probe = await renderWallet(<p />, handlers, { path: '/', store });
  probe.unmount();
  const action = { requestId: 'r1', draft, savedAt: probe.clock.now() };
  store.set(`wallet.${name}.7`, JSON.stringify([action]));
  const site = await renderWallet(<p />, handlers, { path: '/', store });
  const getStep = () => (site.store.getState() as unknown as Record<string, Slice>)[name]?.step;
  const logOut = () =>
    act(async () => {
      site.services.session.logout();
      site.store.dispatch(sessionActions.loggedOut({ reason: 'player' }));
    });
  return { ...site, kept: store, getStep, logOut };
}

const rows = (Object.keys(drafts) as Name[]).map((name) => [name] as const);
const fields = rows.flatMap(([name]) => Object.keys(drafts[name]).map((field) => [name, field] as const));

describe('walletRuntime', () => {
  it.each(rows)('F-WAL-21 resumes a stored action of the kind %s', async (name) => {
    const { getStep } = await resume(name, drafts[name]);
    expect(getStep()).toBe('unknown');
  });

  it.each(fields)('F-WAL-21 does not resume an action of the kind %s without the field %s', async (name, field) => {
    const { getStep } = await resume(name, { ...drafts[name], [field]: undefined });
    expect(getStep()).toBe('idle');
  });

  it.each(rows)('F-WAL-22 a logout resets the action of the kind %s', async (name) => {
    const { getStep, logOut } = await resume(name, drafts[name]);
    await logOut();
    expect(getStep()).toBe('idle');
  });

  it('GAM-02 a logout removes the stored address of a venue', async () => {
    const { kept, logOut } = await resume('recycle', {});
    kept.set('launch.page', 'frame:https://venue.example/');
    await logOut();
    expect(kept.get('launch.page')).toBeUndefined();
  });
});
