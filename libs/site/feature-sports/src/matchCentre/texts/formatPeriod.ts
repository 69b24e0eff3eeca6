import type { SportsT } from '../../messages/sportsT.ts';

/** Formats a period of the wire, such as `2H`, `Q3` or `S1`. Tennis counts sets, other sports of sets count games. */
export function formatPeriod(t: SportsT, period: string, isTennis: boolean): string {
  const [, letter = '', number = ''] = /^([A-Z])(\d+)$/.exec(period) ?? [];
  const part = Number(number);
  if (letter === 'Q' || letter === 'P') return t('period.quarter', { part });
  if (letter === 'S' || letter === 'F') return t(isTennis ? 'period.set' : 'period.game', { part });
  if (letter === 'T') return t('period.top', { part });
  if (letter === 'B') return t('period.bottom', { part });
  const names: Readonly<Record<string, string>> = {
    '1H': t('period.half1'),
    '2H': t('period.half2'),
    HT: t('period.halfTime'),
    FT: t('period.fullTime'),
    OT: t('period.overtime'),
  };
  return names[period] ?? period;
}

/** Formats the clock of an event: the minute, the remaining time of a quarter, or the period. */
export function formatEventClock(t: SportsT, clock: string, isTennis: boolean): string {
  const [period = '', time] = clock.split('^');
  if (time === undefined) return formatPeriod(t, period, isTennis);
  return time.includes(':') ? time.replace(/^0(?=\d)/, '') : `${time}′`;
}
