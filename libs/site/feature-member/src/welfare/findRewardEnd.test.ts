import { computeRewardEnd } from './computeRewardEnd.ts';
import type { Reward, RewardPeriod } from './welfareData.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Midnight of 28 November 2026 in UTC+8. */
const TODAY = Date.parse('2026-11-27T16:00:00Z');

const createReward = (
  type: RewardPeriod['type'],
  days: number,
  state: Reward['state'] = 'claimable',
): Pick<Reward, 'period' | 'state'> => ({
  period: { type, beginTime: TODAY, endTime: TODAY + days * DAY },
  state,
});

describe('computeRewardEnd', () => {
  it.each(['againDeposit', 'bettingGift', 'drawGift', 'signGift'] as const)(
    'USR-05 S3 a reward of %s ends with the day, however long the activity runs',
    (type) => expect(computeRewardEnd(createReward(type, 900), TODAY)).toBe(TODAY + DAY),
  );

  it('USR-05 a daily reward ends with an activity that ends earlier', () => {
    expect(computeRewardEnd(createReward('signGift', 0.5), TODAY)).toBe(TODAY + 12 * HOUR);
  });

  it('USR-05 a later day to sign in does not end today, unlike another daily reward that is locked', () => {
    expect(computeRewardEnd(createReward('signGift', 900, 'locked'), TODAY)).toBeUndefined();
    expect(computeRewardEnd(createReward('bettingGift', 900, 'locked'), TODAY)).toBe(TODAY + DAY);
  });

  it.each([
    ['2026-11-22T16:00:00Z', 'Monday', 7],
    ['2026-11-27T16:00:00Z', 'Saturday', 2],
    ['2026-11-28T16:00:00Z', 'Sunday', 1],
  ])('USR-05 S3 the prize of a race ends with the week, after %s, a %s, in %d days', (dayStart, _weekday, days) => {
    const today = Date.parse(dayStart);
    expect(computeRewardEnd(createReward('racePage', 900), today)).toBe(today + days * DAY);
  });

  it('USR-05 another reward ends with its activity, and has no end if that runs for years', () => {
    expect(computeRewardEnd(createReward('newTask', 30), TODAY)).toBe(TODAY + 30 * DAY);
    expect(computeRewardEnd(createReward('newTask', 3_650), TODAY)).toBeUndefined();
  });

  it('USR-04 VIP gifts have none here', () => {
    expect(computeRewardEnd(createReward('vip', 30), TODAY)).toBeUndefined();
  });
});
