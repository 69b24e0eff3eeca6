import type { Score } from '../definitions/worldTypes.ts';
import { createMatch, isDecidedBySets } from '../match/match.ts';
import type { Match } from '../match/match.ts';
import { createFreshState, toSideKey } from '../sports/sets/setsTimeline.ts';
import { hashSeed } from '../random/hashSeed.ts';
import type { Fixture } from '../schedule/fixture.ts';
import type { Team } from '../data/teams/parseTeamRows.ts';

/** Earlier match with its result. */
export interface PastMatch {
  readonly at: number;
  readonly home: Team;
  readonly away: Team;
  readonly score: Score;
}

const DAY = 86_400_000;
const SHOWN = 5;
/** Days between two rounds of a league before the calendar, and between two meetings of the same teams. */
const ROUND_DAYS = 7;
const MEETING_DAYS = 150;

/** Plays a fixture that is in no calendar. Returns its score, in sets where the sport has them. */
function playFixture(fixture: Fixture): Score {
  const match = createMatch(fixture, {});
  const state = createFreshState(match.model.firstServe);
  for (const event of match.model.script()) {
    if (event.kind === 'score') state.score[toSideKey(event.side)] += event.points;
    if (event.kind === 'point') match.model.point?.(state, event.side, event.size);
  }
  return isDecidedBySets(match) ? { ...state.sets } : { ...state.score };
}

/** Teams, kick-off and seed of an earlier match. */
type PastPlan = Pick<Fixture, 'home' | 'away' | 'startTime' | 'seed'>;

function playPast(base: Fixture, { home, away, startTime, seed }: PastPlan): PastMatch {
  const score = playFixture({ ...base, gameId: '0', seed, home, away, startTime, announceAt: startTime });
  return { at: startTime, home, away, score };
}

const computeFirstDay = (fixture: Fixture) => Math.floor(fixture.startTime / DAY) * DAY - 2 * DAY;

/** Returns the last meetings of two teams. The order of the teams has no effect on them. */
export function listMeetings(fixture: Fixture): PastMatch[] {
  const { home, away } = fixture;
  const [first, second] = home.name.cn < away.name.cn ? [home, away] : [away, home];
  const pair = hashSeed('meeting', first.name.cn, second.name.cn);
  return Array.from({ length: SHOWN }, (_, k) => {
    const day = computeFirstDay(fixture) - ((k + 1) * MEETING_DAYS + (pair % 40)) * DAY;
    const [host, guest] = (pair + k) % 2 === 0 ? [first, second] : [second, first];
    const startTime = day + ((pair % 10) + 10) * 3_600_000;
    return playPast(fixture, { home: host, away: guest, startTime, seed: hashSeed(pair, k) });
  });
}

/** Returns the opponent of a team in an earlier round of its league; `undefined` if the team rested. */
function findOpponent(
  fixture: Fixture,
  team: Team,
  round: number,
): { readonly pair: readonly [Team, Team] } | undefined {
  const { league } = fixture;
  const order = (one: Team) => hashSeed('round', league.id, round, one.name.cn);
  const sorted = [...league.teams].sort((a, b) => order(a) - order(b));
  const index = sorted.findIndex(({ name }) => name.cn === team.name.cn);
  const [home, away] = [sorted[index - (index % 2)], sorted[index - (index % 2) + 1]];
  return index >= 0 && home && away ? { pair: [home, away] } : undefined;
}

/** Matches of the calendar that a team has finished before a time, latest first. */
function listFinished(matches: Iterable<Match>, team: Team, before: number): PastMatch[] {
  const own = [...matches].filter(
    ({ fixture, status, startTime }) =>
      status === 'ended' &&
      startTime < before &&
      (fixture.home.name.cn === team.name.cn || fixture.away.name.cn === team.name.cn),
  );
  return own
    .sort((a, b) => b.startTime - a.startTime)
    .map((match) => {
      const { home, away } = match.fixture;
      return { at: match.startTime, home, away, score: { ...(isDecidedBySets(match) ? match.sets : match.score) } };
    });
}

/** Returns the last matches of a team: those of the calendar first, then earlier rounds of its league. */
export function listRecent(fixture: Fixture, team: Team, matches: Iterable<Match>): PastMatch[] {
  const finished = listFinished(matches, team, fixture.startTime).slice(0, SHOWN);
  const rounds: PastMatch[] = [];
  for (let round = 1; finished.length + rounds.length < SHOWN && round <= 2 * SHOWN; round++) {
    const found = findOpponent(fixture, team, round);
    const day = computeFirstDay(fixture) - round * ROUND_DAYS * DAY + 19 * 3_600_000;
    if (!found) continue;
    const [host, guest] = found.pair;
    const seed = hashSeed('round', host.name.cn, guest.name.cn, round);
    rounds.push(playPast(fixture, { home: host, away: guest, startTime: day, seed }));
  }
  return [...finished, ...rounds];
}
