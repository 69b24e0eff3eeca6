import type { ResponseOf } from '@pavilion/api-client/protocol';
import { formatMinor } from '@pavilion/kernel';
import { addDays, formatDay, formatMonth, getDayStart } from '../base/chinaTime.ts';
import type { MemberActivity } from './rules/activityTypes.ts';
import { countStreak, MAX_MAKE_UPS, readMakeUps, TURNOVER_A_MAKE_UP } from './rules/signGift.ts';

type Sign = NonNullable<ResponseOf<'promotion.confirmInfo'>['sign']>;
type Day = NonNullable<Sign['days']>[number];

/** Lists the days of the current month in UTC+8. */
function listDays(now: Date): Date[] {
  const first = addDays(getDayStart(now), 1 - Number(formatDay(now).slice(8)));
  const days: Date[] = [];
  for (let at = first; formatMonth(at) === formatMonth(now); at = addDays(at, 1)) days.push(at);
  return days;
}

function toDay({ activity, member, claims, now }: MemberActivity, at: Date): Day {
  const [day, today] = [formatDay(at), formatDay(now)];
  const claim = claims.find(({ slot }) => slot === day);
  if (claim) {
    if (claim.amount === 0n) return { day, state: 'madeUp' };
    return { day, state: 'signed', amount: formatMinor(claim.amount) };
  }
  if (day === today) return { day, state: 'today' };
  if (day > today) return { day, state: at < activity.end_at ? 'coming' : 'closed' };
  const start = member.registered_at > activity.begin_at ? member.registered_at : activity.begin_at;
  return { day, state: at >= getDayStart(start) ? 'missed' : 'closed' };
}

/** Reads the sign-ins of a member in the current month. A day is one of UTC+8 (ruling S3). */
export async function readSignCalendar(participation: MemberActivity): Promise<Sign> {
  const { used, left, turnover, day } = await readMakeUps(participation);
  const today = formatDay(participation.now);
  return {
    isSignedToday: participation.claims.some(({ slot }) => slot === today),
    streak: countStreak(participation),
    today,
    days: listDays(participation.now).map((at) => toDay(participation, at)),
    makeUp: {
      used,
      left,
      maximum: MAX_MAKE_UPS,
      turnover: formatMinor(turnover),
      target: formatMinor(TURNOVER_A_MAKE_UP),
      ...(day !== undefined && { day }),
    },
  };
}
