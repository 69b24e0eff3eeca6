import { toLeague, toMatch, type CentreEvent, type MatchCentre, type WireGameInput } from '@pavilion/domain-sports';
import { createLiveBoard, createLiveGame, NOW } from './liveBoard.ts';

/** Creates an event of a centre, a shot without other data. */
export const createEvent = (n: number, over: Partial<CentreEvent> = {}): CentreEvent => ({
  n,
  at: NOW + n,
  clock: `1H^${n}`,
  kind: 'shotOn',
  score: [0, 0],
  ...over,
});

/** Creates an empty football centre of 阿森纳 and 利物浦. */
export const createCentre = (over: Partial<MatchCentre> = {}, game: Partial<WireGameInput> = {}): MatchCentre => ({
  form: 'football',
  time: NOW,
  events: [],
  stats: [],
  momentum: [],
  play: undefined,
  series: [],
  lineups: [],
  meetings: [],
  recent: [],
  match: toMatch({ ...createLiveGame('1', { home: '阿森纳', away: '利物浦' }), ...game }, 'FT.RB'),
  league: toLeague(createLiveBoard().leagues[0]!),
  ...over,
});
