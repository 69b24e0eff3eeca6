import type { MatchState } from '../model/sportModel.ts';

const NOTHING = { home: 0, away: 0 } as const;

/** Creates the state of a match before its start, with changes. */
export const createMatchState = (change: Partial<MatchState> = {}): MatchState => ({
  status: 'scheduled',
  period: '',
  periodAt: 0,
  startTime: 0,
  score: { ...NOTHING },
  sets: { ...NOTHING },
  parts: [],
  points: { ...NOTHING },
  serve: undefined,
  halfTimeScore: undefined,
  reds: NOTHING,
  ...change,
});
