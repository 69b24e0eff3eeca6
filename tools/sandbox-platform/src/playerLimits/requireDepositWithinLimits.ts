import { formatMinor, type Minor } from '@pavilion/kernel';
import { errorCodes } from '../base/errorCodes.ts';
import { Refusal } from '../base/refusal.ts';
import type { Tx } from '../db/database.ts';
import { computeLeft, readDepositLimits } from './depositLimits.ts';
import { requireNoPause, type LimitSubject } from './playPauses.ts';

const names = {
  day: { 'zh-CN': '今日', 'zh-TW': '今日' },
  week: { 'zh-CN': '本周', 'zh-TW': '本週' },
  month: { 'zh-CN': '本月', 'zh-TW': '本月' },
};

/**
 * Requires that the member has not paused play and that a deposit keeps all deposit limits. The member has to be locked, so
 * that deposits at the same time cannot exceed a limit together.
 *
 * @throws Refusal 6012 with the limit that leaves the least
 */
export async function requireDepositWithinLimits(tx: Tx, subject: LimitSubject, amount: Minor): Promise<void> {
  await requireNoPause(tx, subject);
  const [least] = (await readDepositLimits(tx, subject))
    .flatMap((limit) => {
      const left = computeLeft(limit);
      return left === null ? [] : [{ period: limit.period, left }];
    })
    .sort((a, b) => (a.left < b.left ? -1 : 1));
  if (!least || amount <= least.left) return;
  const left = formatMinor(least.left);
  const name = names[least.period];
  throw new Refusal(
    errorCodes.warning,
    { reason: 'depositLimit', period: least.period, left },
    {
      texts: {
        'zh-CN': `超过您设置的存款限额，${name['zh-CN']}还可存 ${left} 元`,
        'zh-TW': `超過您設定的儲值限額，${name['zh-TW']}還可儲值 ${left} 元`,
      },
    },
  );
}
