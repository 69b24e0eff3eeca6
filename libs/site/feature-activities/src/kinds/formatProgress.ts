import { formatCny } from '@pavilion/wallet';
import type { RewardState } from './kindTypes.ts';

const moneyMeasures: readonly RewardState['measure'][] = ['deposit', 'turnover'];

/** Formats progress or target of a reward: money for deposits and turnover, otherwise a whole number. */
export const formatProgress = (measure: RewardState['measure'], value: string): string =>
  moneyMeasures.includes(measure) ? formatCny(value) : value;
