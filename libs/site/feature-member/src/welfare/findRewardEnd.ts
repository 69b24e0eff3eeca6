import { isOpenEnded } from '@pavilion/site-money';
import type { Reward } from './welfareData.ts';

/** Returns when a reward can no longer be claimed, milliseconds UTC; `undefined` without an end in sight. */
export const findRewardEnd = ({ period, endTime }: Pick<Reward, 'period' | 'endTime'>): number | undefined =>
  endTime === period.endTime && isOpenEnded(period) ? undefined : endTime;
