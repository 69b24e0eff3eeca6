import { sessionActions, errorMessages, type Locale } from '@pavilion/site-contract';
import { loadFailureMessages } from '@pavilion/site-data';
import { claimMessages, pauseMessages } from '@pavilion/site-money';
import {
  createFakeApi,
  createFakeSession,
  renderWithSite,
  type FakeHandlers,
  type SiteOptions,
} from '@pavilion/site-testing';
import { act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { activitiesRuntime } from '../claim/activitiesRuntime.ts';
import { activityClaim } from '../claim/activityClaim.ts';
import type { Claim } from '../claim/useClaim.ts';
import type { ActivityReward, RewardState } from '../kinds/kindTypes.ts';
import { activityMessages } from '../messages/activityMessages.ts';

export interface PartOptions extends Pick<SiteOptions, 'saga'> {
  readonly handlers?: FakeHandlers;
  readonly isGuest?: boolean;
  readonly locale?: Locale;
  readonly path?: string;
}

/** Renders one part of a page, for a member unless `isGuest`. The saga of the claims does not run. */
export async function renderPart(element: ReactElement, { handlers = {}, isGuest, ...options }: PartOptions = {}) {
  const navigate = jest.fn();
  const site = await renderWithSite(element, {
    ...options,
    messages: [activityMessages, claimMessages, pauseMessages, errorMessages, loadFailureMessages],
    reducers: activitiesRuntime.reducers ?? {},
    services: {
      navigate,
      session: isGuest ? createFakeSession() : createFakeSession({ token: 't', userId: '7' }),
      api: createFakeApi(handlers),
    },
  });
  if (!isGuest) act(() => void site.store.dispatch(sessionActions.loggedIn({ userId: '7' })));
  return { ...site, navigate, user: userEvent.setup() };
}

/** Claim without a saga. */
export interface FakeClaim extends Pick<Claim, 'state' | 'isBusy'> {
  readonly send: jest.Mock<void, [string?]>;
}

/** Creates an idle claim that records what it sends. */
export const createClaim = (change: Partial<Pick<Claim, 'state' | 'isBusy'>> = {}): FakeClaim => ({
  state: activityClaim.idle,
  isBusy: false,
  send: jest.fn<void, [string?]>(),
  ...change,
});

/** Creates a reward of an activity. */
export const createReward = (rewardId: string, change: Partial<ActivityReward> = {}): ActivityReward => ({
  rewardId,
  name: `奖励 ${rewardId}`,
  amount: '8.00',
  measure: 'turnover',
  target: '1000.00',
  ...change,
});

/** Creates the progress of a member toward a reward. */
export const createProgress = (
  reward: ActivityReward,
  state: RewardState['state'],
  change: Partial<RewardState> = {},
): RewardState => ({ ...reward, state, progress: '0.00', ...change });
