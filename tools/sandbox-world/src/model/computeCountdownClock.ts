import type { ClockFields } from './sportModel.ts';

/** State of a game clock that counts down. */
interface Countdown {
  readonly period: string;
  readonly periodAt: number;
  readonly at: number;
  /** World time of a period in milliseconds, and its minutes on the game clock. */
  readonly length: number;
  readonly minutes: number;
  /** Number of periods without overtime. */
  readonly regular: number;
}

const pad = (value: number) => String(value).padStart(2, '0');

/** Computes the clock of a sport that counts down, such as `P2^07:12`. Breaks and the end show their name only. */
export function computeCountdownClock({ period, periodAt, at, length, minutes, regular }: Countdown): ClockFields {
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
