import { getClockLabel, type Match } from '@pavilion/domain-sports';
import type { SportsT } from '../messages/sportsT.ts';

const UTC8_MS = 8 * 3_600_000;
const padTwo = (value: number): string => String(value).padStart(2, '0');
const DAY_MS = 86_400_000;
/** Returns the day of a time in UTC+8 as a number (ruling S3); cheaper than its name when many matches are counted. */
export const toDayNumber = (ms: number): number => Math.floor((ms + UTC8_MS) / DAY_MS);

/** Formats a day of {@link toDayNumber} as `YYYY-MM-DD`. */
export const formatDayNumber = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** Formats a time as `YYYY-MM-DD` in UTC+8 (ruling S3); empty if undefined. */
export const formatCalendarDay = (at: number | undefined): string =>
  at === undefined ? '' : formatDayNumber(toDayNumber(at));

/** Formats a kick-off in UTC+8 (ruling S3): the time, preceded by month and day unless it is today. */
export function formatKickOff(at: number | undefined, now: number): string {
  if (at === undefined) return '--';
  const date = new Date(at + UTC8_MS);
  const time = `${padTwo(date.getUTCHours())}:${padTwo(date.getUTCMinutes())}`;
  return toDayNumber(at) === toDayNumber(now)
    ? time
    : `${padTwo(date.getUTCMonth() + 1)}-${padTwo(date.getUTCDate())} ${time}`;
}

/** Splits a kick-off of {@link formatKickOff} into day and time; a kick-off of today has only the time. */
export const splitKickOff = (text: string): readonly [first: string, time?: string] => {
  const [first = '', time] = text.split(' ');
  return time === undefined ? [first] : [first, time];
};

const INNINGS = {
  'sports.clock.inning': { top: 'clock.top', bottom: 'clock.bottom', none: 'clock.inning' },
  'sports.clock.extraInnings': { top: 'clock.extraTop', bottom: 'clock.extraBottom', none: 'clock.extraInnings' },
} as const;

type Label = ReturnType<typeof getClockLabel>;

/** Formats a set, game or frame; `undefined` for other labels. */
function formatPart({ gameType }: Match, { key, values }: Label, t: SportsT): string | undefined {
  const part = values.part ?? 1;
  if (key === 'sports.clock.set') return t(gameType === 'TN' ? 'clock.set' : 'clock.game', { part });
  return key === 'sports.clock.frame' ? t('clock.frame', { part }) : undefined;
}

/** Formats the clock of a match: kick-off, or period and minute, set, frame, inning (SPT-06). */
export function formatClock(match: Match, t: SportsT, now: number): string {
  const label = getClockLabel(match);
  const { key, values } = label;
  if (key === 'sports.clock.kickOff') return formatKickOff(match.kickOffAt, now);
  if (key === 'sports.clock.raw') return values.text ?? '';
  if (key === 'sports.clock.inning' || key === 'sports.clock.extraInnings')
    return t(INNINGS[key][values.half ?? 'none'], { inning: values.inning ?? 1 });
  const part = formatPart(match, label, t);
  if (part !== undefined) return part;
  const template = t(key.slice('sports.'.length) as 'clock.live');
  return values.minute === undefined ? template : `${template} ${values.minute}′`;
}
