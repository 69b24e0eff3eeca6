import type { ClockFields } from './sportModel.ts';

/** A period that a game clock counts down. */
interface Countdown {
  readonly period: string;
  readonly periodAt: number;
  readonly at: number;
  /** World time of a whole period, and the minutes it shows. */
  readonly length: number;
  readonly minutes: number;
  /** Periods without overtime. */
  readonly regular: number;
}

const pad = (value: number) => String(value).padStart(2, '0');

/** Clock of a sport whose periods run from their length to 0: `P2^07:12`. A break and the end show their name alone. */
export function countdownClock({ period, periodAt, at, length, minutes, regular }: Countdown): ClockFields {
  const number = /^[PQ]\d$/.test(period) ? Number(period[1]) : period === 'OT' ? regular + 1 : 0;
  if (number === 0) {
    const played = period === '' ? 0 : period === 'HT' ? (regular * minutes) / 2 : regular * minutes;
    return { re_time: period, t_count: played, se_now: period, HalfTime: period === 'HT' ? 'Y' : 'N' };
  }
  const gone = Math.min(Math.max((at - periodAt) / length, 0), 1) * minutes;
  const seconds = Math.ceil((minutes - gone) * 60);
  const re_time = `${period}^${pad(Math.floor(seconds / 60))}:${pad(seconds % 60)}`;
  return { re_time, t_count: (number - 1) * minutes + Math.floor(gone), se_now: period, HalfTime: 'N' };
}
