import type { ClockFields, MatchState } from '../../model/sportModel.ts';

const MINUTE = 60_000;

/** Computes the clock of sports without a game clock: the set or frame, and the minutes since the start. */
export const computeSetClock = ({ period, startTime }: MatchState, at: number): ClockFields => ({
  re_time: period,
  t_count: period ? Math.max(Math.floor((at - startTime) / MINUTE), 0) : 0,
  se_now: period,
  HalfTime: 'N',
});
