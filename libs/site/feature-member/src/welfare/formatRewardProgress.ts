import { formatYuan } from '@pavilion/wallet';
import type { MemberCentreT } from '../messages/memberCentreMessages.ts';
import type { Reward } from './welfareData.ts';

/** Formats the condition of a reward with the member's progress; empty for a reward without a condition. */
export function formatRewardProgress(
  { measure, progress, target }: Pick<Reward, 'measure' | 'progress' | 'target'>,
  t: MemberCentreT,
): string {
  switch (measure) {
    case 'none':
      return '';
    case 'deposit':
    case 'turnover':
      return t(`welfare.measure.${measure}`, {
        done: formatYuan(progress),
        target: formatYuan(target),
      });
    case 'bindPhone':
    case 'bindRealName':
    case 'grade':
    case 'rank':
      return t(`welfare.measure.${measure}`);
    default:
      return t(`welfare.measure.${measure}`, { done: progress, target });
  }
}
