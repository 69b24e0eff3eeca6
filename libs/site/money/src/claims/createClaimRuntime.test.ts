import { ApiError, TransportError } from '@pavilion/api-client';
import { createMemoryStore } from '@pavilion/kernel';
import { errorMessages, sessionActions, type Locale } from '@pavilion/site-contract';
import { createFakeApi, createFakeSession, renderWithSite, type FakeHandlers } from '@pavilion/site-testing';
import { createMoneyAction, type GiftResponse, type MoneyActionState } from '@pavilion/wallet/cashier';
import { act, waitFor } from '@testing-library/react';
import { createElement } from 'react';
import { claimMessages } from '../messages/claimMessages.ts';
import { createClaimRuntime, type ClaimDraft } from './createClaimRuntime.ts';

interface Draft extends ClaimDraft {
  readonly isDraw?: boolean;
}
const claim = createMoneyAction<Draft, GiftResponse>('testClaim');
const runtime = createClaimRuntime(claim, { hasToast: ({ isDraw }) => isDraw !== true });

const paid = (body: ClaimDraft): GiftResponse => ({
  activityId: body.activityId,
  action: 'claimed',
  rewardId: body.rewardId ?? 'r1',
  rewardName: '彩金',
  amount: '8.00',
  centerWalletBalance: '108.00',
  createTime: 1_763_690_400_000,
});

async function setUp(
  join: FakeHandlers['promotion.joinActivity'] = paid,
  store = createMemoryStore(),
  locale: Locale = 'zh-CN',
) {
  const handler = jest.fn(join);
  const session = createFakeSession({ token: 't', userId: '7' });
  const site = await renderWithSite(createElement('p'), {
    locale,
    messages: [claimMessages, errorMessages],
    reducers: runtime.reducers ?? {},
    ...(runtime.saga && { saga: runtime.saga }),
    services: { store, session, api: createFakeApi({ 'promotion.joinActivity': handler }) },
  });
  act(() => void site.store.dispatch(sessionActions.loggedIn({ userId: '7' })));
  const getState = () =>
    (site.store.getState() as unknown as Record<string, MoneyActionState<Draft, GiftResponse>>)['testClaim'];
  const send = (draft: Draft) => act(() => void site.store.dispatch(claim.actions.submitRequested({ draft })));
  const logOut = () => act(() => void site.store.dispatch(sessionActions.loggedOut({ reason: 'player' })));
  return { ...site, session, handler, getState, send, logOut };
}

const lost = () =>
  Promise.reject(
    new TransportError('timeout', {
      endpointId: 'promotion.joinActivity',
      requestId: 'r',
      outcome: 'unknown',
      attempts: 1,
    }),
  );

describe('createClaimRuntime', () => {
  it('ACT-01 sends only the activity and the reward, and shows the amount', async () => {
    const { handler, send, toasts } = await setUp();
    send({ activityId: '7', rewardId: 'r1', isDraw: false });
    await waitFor(() => expect(toasts).toEqual([{ kind: 'success', text: '已领取“彩金”，¥8.00 已存入中心钱包' }]));
    expect(handler.mock.calls.map(([body]) => body)).toEqual([{ activityId: '7', rewardId: 'r1' }]);
  });

  it('ACT-01 quotes the name of the reward with the marks of the edition', async () => {
    const join = (body: ClaimDraft) => ({ ...paid(body), rewardName: '第 1 天' });
    const { send, toasts } = await setUp(join, createMemoryStore(), 'zh-TW');
    send({ activityId: '7' });
    await waitFor(() => expect(toasts[0]?.text).toBe('已領取「第 1 天」，¥8.00 已存入中心錢包'));
  });

  it('ACT-01 leaves the result to the page if the page shows it', async () => {
    const { getState, send, toasts } = await setUp();
    send({ activityId: '7', isDraw: true });
    await waitFor(() => expect(getState()?.step).toBe('done'));
    expect(toasts).toEqual([]);
  });

  it('ACT-01 names no amount for a claim without a payment', async () => {
    const { send, toasts } = await setUp((body) => ({ ...paid(body), rewardName: '补签 11-22', amount: '0.00' }));
    send({ activityId: '7', rewardId: 'makeup' });
    await waitFor(() => expect(toasts).toEqual([{ kind: 'success', text: '补签 11-22 已完成' }]));
  });

  it('W3 resumes a stored claim under its request id, for the same member only', async () => {
    const store = createMemoryStore();
    const first = await setUp(lost, store);
    first.send({ activityId: '7' });
    await waitFor(() => expect(first.getState()?.step).toBe('unknown'));
    const requestId = first.handler.mock.calls[0]?.[1]?.requestId;
    first.unmount();
    const second = await setUp(paid, store);
    await waitFor(() => expect(second.handler).toHaveBeenCalled());
    expect(second.handler.mock.calls[0]?.[1]?.requestId).toBe(requestId);
    second.logOut();
    expect(second.getState()?.step).toBe('idle');
  });

  it('F-WAL-22 queries no outcome in the session of another member, and keeps the claim for its own member', async () => {
    const store = createMemoryStore();
    const first = await setUp(lost, store);
    first.send({ activityId: '7' });
    await waitFor(() => expect(first.handler).toHaveBeenCalledTimes(2));
    first.session.login({ token: 't-8', userId: '8' });
    await act(async () => void first.store.dispatch(claim.actions.outcomeQueryRequested()));
    expect([first.handler.mock.calls.length, first.getState()?.step]).toEqual([2, 'unknown']);
    first.unmount();
    const second = await setUp(paid, store);
    await waitFor(() => expect(second.getState()?.step).toBe('done'));
    expect(second.handler.mock.calls[0]?.[1]?.requestId).toBe(first.handler.mock.calls[0]?.[1]?.requestId);
  });

  it('F-WAL-22 sends no claim in the session of another member, and does not send it later', async () => {
    const store = createMemoryStore();
    const first = await setUp(paid, store);
    first.session.login({ token: 't-8', userId: '8' });
    first.send({ activityId: '7' });
    await waitFor(() => expect(first.getState()?.step).toBe('refused'));
    first.unmount();
    const second = await setUp(paid, store);
    await act(async () => undefined);
    expect([first.handler.mock.calls, second.handler.mock.calls]).toEqual([[], []]);
  });

  it('F-WAL-19 a refusal is kept for the notice', async () => {
    const refusal = new ApiError(6009, {
      endpointId: 'promotion.joinActivity',
      requestId: 'r',
      serverMessage: '您已领取过该奖励',
      data: null,
    });
    const { getState, send, toasts, changes } = await setUp(() => Promise.reject(refusal));
    send({ activityId: '7' });
    await waitFor(() => expect(getState()).toMatchObject({ step: 'refused', failure: { code: 6009 } }));
    expect(toasts).toEqual([]);
    // Another tab may have claimed, or another device paused play.
    expect(changes).toContainEqual({ tags: ['promotions', 'balance', 'limits'] });
  });
});
