import { clockLabel, type Match } from '@pavilion/domain-sports';
import { type SportsT } from '../messages/sportsT.ts';

const UTC8_MS = 8 * 3_600_000;
const two = (value: number): string => String(value).padStart(2, '0');
const dayOf = (ms: number): number => Math.floor((ms + UTC8_MS) / 86_400_000);

/** A moment as players read it: the time alone today, month and day before it otherwise; always UTC+8 (ruling S3). */
export function kickOffText(at: number | undefined, now: number): string {
  if (at === undefined) return '--';
  const date = new Date(at + UTC8_MS);
  const time = `${two(date.getUTCHours())}:${two(date.getUTCMinutes())}`;
  return dayOf(at) === dayOf(now) ? time : `${two(date.getUTCMonth() + 1)}-${two(date.getUTCDate())} ${time}`;
}

/** What stands where the clock of a match is: kick-off, or period and minute (SPT-06). */
export function clockText(match: Match, t: SportsT, now: number): string {
  const { key, values } = clockLabel(match);
  if (key === 'sports.clock.kickOff') return kickOffText(match.kickOffAt, now);
  if (key === 'sports.clock.raw') return values.text ?? '';
  if (key === 'sports.clock.inning' || key === 'sports.clock.extraInnings')
    return t(key === 'sports.clock.inning' ? 'clock.inning' : 'clock.extraInnings', { inning: values.inning ?? 1 });
  const words = t(key.slice('sports.'.length) as 'clock.live');
  return values.minute === undefined ? words : `${words} ${values.minute}′`;
}
