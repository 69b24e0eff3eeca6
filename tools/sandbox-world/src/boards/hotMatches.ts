import { findShowType, type Match } from '../match/match.ts';
import type { WorldGameType } from '../definitions/worldTypes.ts';

/** Largest number of matches in play by sport: enough for a wide window, with several sports. */
const LIVE_COUNTS: Partial<Record<WorldGameType, number>> = { FT: 16, BK: 5, TN: 4, VB: 2, BS: 2, TT: 2 };
/** Largest number of matches of today. */
const TODAY_COUNT = 24;
/** Share of football among them; the others are of the sports above. */
const TODAY_FOOTBALL = 14;

/** Compares matches: featured leagues, first teams, strength, and the later kick-off, which stays longer. */
const compareAttraction = (a: Match, b: Match) =>
  Number(b.fixture.league.isFeatured) - Number(a.fixture.league.isFeatured) ||
  Number(b.fixture.league.isSenior) - Number(a.fixture.league.isSenior) ||
  computeStrength(b) - computeStrength(a) ||
  b.startTime - a.startTime ||
  a.order - b.order;

const computeStrength = ({ fixture: { home, away } }: Match) =>
  Math.round((home.attack + home.defence + away.attack + away.defence) / 20);

const getSport = ({ fixture }: Match) => fixture.league.gameType;

/** Selects the best matches in play of each sport. Chosen ones stay until they end. */
function selectLive(candidates: readonly Match[], isChosen: (match: Match) => boolean): Match[] {
  return Object.entries(LIVE_COUNTS).flatMap(([sport, count]) =>
    candidates
      .filter((match) => getSport(match) === sport)
      .sort((a, b) => Number(isChosen(b)) - Number(isChosen(a)) || compareAttraction(a, b))
      .slice(0, count),
  );
}

/** Selects the next matches of today that have not started, football first. */
function selectToday(candidates: readonly Match[]): Match[] {
  const next = candidates
    .filter((match) => getSport(match) in LIVE_COUNTS)
    .sort((a, b) => a.startTime - b.startTime || compareAttraction(a, b));
  const football = next.filter((match) => getSport(match) === 'FT').slice(0, TODAY_FOOTBALL);
  const others = next.filter((match) => getSport(match) !== 'FT').slice(0, TODAY_COUNT - football.length);
  return [...football, ...others];
}

/** Matches on the boards of all sports, by show type. */
export interface HotCandidates {
  readonly live: Iterable<Match>;
  readonly today: Iterable<Match>;
}

/** Selects the matches of the front page: in play and next today, of several sports (ruling D1). */
export function selectHotMatches({ live, today }: HotCandidates, isChosen: (match: Match) => boolean): Match[] {
  const playing = [...live].filter((match) => match.stage === 'live');
  const next = [...today].filter((match) => findShowType(match) === 'FT');
  return [...selectLive(playing, isChosen), ...selectToday(next)];
}
