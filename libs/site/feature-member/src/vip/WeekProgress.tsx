import { formatInstant } from '@pavilion/site-contract/time';
import { useMemberCentreT } from '../messages/memberCentreMessages.ts';
import { LevelProgress } from './LevelProgress.tsx';
import type { VipWeek } from './vipData.ts';

/** Turnover of the week towards its gift, with the end of the week; nothing for a level without a weekly gift. */
export function WeekProgress({ week }: { readonly week: VipWeek }) {
  const t = useMemberCentreT();
  if (week.amount === '0.00') return null;
  return (
    <LevelProgress
      label={t('vip.week')}
      total={week.turnover}
      target={week.needTurnover}
      note={t('vip.weekUntil', { time: formatInstant(week.endTime).slice(5, 16) })}
    />
  );
}
