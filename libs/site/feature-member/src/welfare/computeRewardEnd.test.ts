import { computeRewardEnd } from './computeRewardEnd.ts';
import type { RewardPeriod } from './welfareData.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Midnight of 28 November 2026 in UTC+8. */
const TODAY = Date.parse('2026-11-27T16:00:00Z');

const createPeriod = (type: RewardPeriod['type'], days: number): RewardPeriod => ({
  type,
  beginTime: TODAY,
  endTime: TODAY + days * DAY,
});

describe('computeRewardEnd', () => {
  it.each(['againDeposit', 'bettingGift', 'drawGift', 'signGift'] as const)(
    'USR-05 S3 a reward of %s ends with the day, however long the activity runs',
    (type) => expect(computeRewardEnd(createPeriod(type, 900), TODAY)).toBe(TODAY + DAY),
  );

  it('USR-05 a daily reward ends with an activity that ends earlier', () => {
    expect(computeRewardEnd(createPeriod('signGift', 0.5), TODAY)).toBe(TODAY + 12 * HOUR);
  });

  it('USR-05 another reward ends with its activity, and has no end if that runs for years', () => {
    expect(computeRewardEnd(createPeriod('newTask', 30), TODAY)).toBe(TODAY + 30 * DAY);
    expect(computeRewardEnd(createPeriod('newTask', 900), TODAY)).toBeUndefined();
  });

  it('USR-04 VIP gifts have none here', () => {
    expect(computeRewardEnd(createPeriod('vip', 30), TODAY)).toBeUndefined();
  });
});
