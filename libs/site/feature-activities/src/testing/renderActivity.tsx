import { ApiError, TransportError, type RequestOf, type ResponseOf } from '@pavilion/api-client';
import { errorMessages, sessionActions } from '@pavilion/site-contract';
import { loadFailureMessages } from '@pavilion/site-data';
import { createMemoryStore } from '@pavilion/kernel';
import { claimMessages, pauseMessages } from '@pavilion/site-money';
import { createFakeApi, createFakeSession, renderWithSite, type FakeHandlers } from '@pavilion/site-testing';
import { act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { activitiesRuntime } from '../claim/activitiesRuntime.ts';
import type { Activity, ActivityInfo } from '../kinds/kindTypes.ts';
import { pageTypes } from '../kinds/pageTypes.ts';
import { DiscountPage } from '../list/DiscountPage.tsx';
import { activityMessages } from '../messages/activityMessages.ts';
import { createActivityPage } from '../page/createActivityPage.tsx';

const pages = pageTypes.map((type) => [type, createActivityPage(type)] as const);

/** Creates an activity of a kind with its rewards. */
export const createActivity = (
  type: Activity['type'],
  rewards: Activity['rewards'],
  change: Partial<Activity> = {},
) => ({
  activityId: '7',
  type,
  title: '测试活动',
  summary: '活动说明',
  rules: ['规则一'],
  beginTime: 1_761_955_200_000,
  endTime: 1_793_491_200_000,
  sort: 1,
  state: 'running' as const,
  rewards,
  ...change,
});

/** Error of a refusal by the platform with its reason. */
export const createRefusal = (code: number, message: string) =>
  new ApiError(code, {
    endpointId: 'promotion.joinActivity',
    requestId: 'r',
    serverMessage: 'x',
    data: { reason: 'r', message },
  });

/** Error of a call without response. */
export const createLostResponse = () =>
  new TransportError('timeout', {
    endpointId: 'promotion.joinActivity',
    requestId: 'r',
    outcome: 'unknown',
    attempts: 1,
  });

export interface ActivityOptions {
  readonly activity: Activity;
  readonly info?: Partial<ActivityInfo>;
  readonly reasons?: ResponseOf<'promotion.verification'>['reasons'];
  readonly join?: FakeHandlers['promotion.joinActivity'];
  readonly isGuest?: boolean;
  readonly path?: string;
  /** Further calls. */
  readonly handlers?: FakeHandlers;
  readonly store?: ReturnType<typeof createMemoryStore>;
}

const NO_TURNOVER: ResponseOf<'promotions.turnover'> = {
  total: { required: '0.00', done: '0.00', remaining: '0.00', isMet: true },
  list: [],
  venues: [],
  rules: [],
};

const respond = ({ activityId, rewardId }: RequestOf<'promotion.joinActivity'>) => ({
  activityId,
  action: 'claimed' as const,
  rewardId: rewardId ?? 'r1',
  rewardName: '彩金',
  amount: '8.00',
  centerWalletBalance: '108.00',
  createTime: 1_763_690_400_000,
});

/** Renders the pages of the activities with one activity, for a member unless `isGuest`. */
export async function renderActivity(options: ActivityOptions) {
  const { activity, info, reasons = [], isGuest = false, store = createMemoryStore() } = options;
  const join = jest.fn(options.join ?? respond);
  const readInfo = jest.fn(() => ({ activityId: activity.activityId, rewards: [], claims: [], ...info }));
  const navigate = jest.fn();
  const site = await renderWithSite(
    <Routes>
      <Route path="/activity/discount" element={<DiscountPage />} />
      {pages.map(([type, Page]) => (
        <Route key={type} path={`/activity/${type}/:id`} element={<Page />} />
      ))}
    </Routes>,
    {
      path: options.path ?? `/activity/${activity.type}/${activity.activityId}`,
      messages: [activityMessages, claimMessages, pauseMessages, errorMessages, loadFailureMessages],
      reducers: activitiesRuntime.reducers ?? {},
      ...(activitiesRuntime.saga && { saga: activitiesRuntime.saga }),
      services: {
        store,
        navigate,
        session: isGuest ? createFakeSession() : createFakeSession({ token: 't', userId: '7' }),
        api: createFakeApi({
          'promotion.config': () => ({ list: [activity] }),
          'promotion.confirmInfo': readInfo,
          'promotion.verification': () => ({ isEligible: reasons.length === 0, reasons }),
          'promotion.joinActivity': join,
          'promotions.turnover': () => NO_TURNOVER,
          ...options.handlers,
        }),
      },
    },
  );
  if (!isGuest) act(() => void site.store.dispatch(sessionActions.loggedIn({ userId: '7' })));
  return { ...site, join, readInfo, navigate, pendingStore: store, user: userEvent.setup() };
}
