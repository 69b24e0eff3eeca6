import type { Draws } from '@pavilion/sandbox-platform/fair/createDraws';
import { countEvents, drawSide, type MapEvent, type MapModel, type MapProgress, type Side } from './mapModel.ts';

/** Rounds that win a map, unless both teams have one less; then 2 rounds ahead win. */
const TARGET = 13;
/** Rounds of the first half. The home team attacks in it. */
const HALF = 12;
const EVEN = 2 * HALF;
/** Disadvantage of the attackers in thousandths. */
const ATTACK = 25;
const ROUND_MS = 12_000;
const ROUND_MORE_MS = 8_000;
const SPEED = 4;
/** Share of rounds in hundredths that attackers win by the bomb, and defenders by its removal. */
const [BOMB, DEFUSE] = [55, 40];
const PISTOL_ROUNDS = [1, HALF + 1];

/** Returns the side that attacks in a round; in overtime the teams have equal chances to attack. */
const findAttacker = (round: number): Side | undefined => (round > EVEN ? undefined : round > HALF ? 'away' : 'home');

/** Chance of the home team to win a round, in thousandths. */
function getRoundEdge(edge: number, round: number): number {
  const attacker = findAttacker(round);
  return attacker === undefined ? edge : edge + (attacker === 'home' ? -ATTACK : ATTACK);
}

const isOver = (home: number, away: number): boolean => Math.max(home, away) >= TARGET && Math.abs(home - away) >= 2;

function drawHow(draws: Draws, side: Side, round: number): 'bomb' | 'defuse' | undefined {
  const roll = draws.below(100);
  if (findAttacker(round) === side) return roll < BOMB ? 'bomb' : undefined;
  return findAttacker(round) !== undefined && roll < DEFUSE ? 'defuse' : undefined;
}

function playRounds(draws: Draws, edge: number): MapEvent[] {
  const events: MapEvent[] = [];
  const won = { home: 0, away: 0 };
  let at = 0;
  while (!isOver(won.home, won.away)) {
    const round = events.length + 1;
    at += ROUND_MS + draws.below(ROUND_MORE_MS + 1);
    const side = drawSide(draws, getRoundEdge(edge, round));
    const how = drawHow(draws, side, round);
    won[side] += 1;
    events.push({ at, kind: 'round', side, isMajor: true, ...(how ? { how } : {}) });
  }
  return events;
}

/** Chance of the home team to be the first that is 2 rounds ahead, from a lead of -1, 0 or 1. */
function computeOvertime(chance: number, lead: number): number {
  const even = chance ** 2 / (chance ** 2 + (1 - chance) ** 2);
  if (lead === 0) return even;
  return lead > 0 ? chance + (1 - chance) * even : chance * even;
}

/** Value of a state of a map before overtime. */
type Value = (home: number, away: number) => number | undefined;

/** Computes the expected value of the known end states. */
function createExpectation(edge: number, known: Value) {
  const memory = new Map<number, number>();
  const expect = (home: number, away: number): number => {
    const key = home * 100 + away;
    const found = memory.get(key) ?? known(home, away);
    if (found !== undefined) return found;
    const chance = getRoundEdge(edge, home + away + 1) / 1_000;
    const value = chance * expect(home + 1, away) + (1 - chance) * expect(home, away + 1);
    memory.set(key, value);
    return value;
  };
  return expect;
}

const toHomeChance =
  (edge: number): Value =>
  (home, away) => {
    if (isOver(home, away)) return home > away ? 1 : 0;
    return home + away >= EVEN ? computeOvertime(edge / 1_000, home - away) : undefined;
  };

/** Whether a map of this state has more rounds than a line below overtime. */
const toOverChance =
  (line: number): Value =>
  (home, away) => {
    if (home + away > line) return 1;
    return isOver(home, away) ? 0 : undefined;
  };

/**
 * Creates the model of a shooter's map: rounds, sides that change after 12 of them, and overtime.
 *
 * @param edge chance of the home team in thousandths to win a round without the effect of the sides
 */
export function createRoundModel(edge: number): MapModel {
  const expectWin = createExpectation(edge, toHomeChance(edge));
  const overs = new Map<number, ReturnType<typeof createExpectation>>();
  const expectOver = (line: number) => {
    const known = overs.get(line) ?? createExpectation(edge, toOverChance(line));
    overs.set(line, known);
    return known;
  };
  return {
    totalKind: 'round',
    totalLines: [18.5, 19.5, 20.5, 21.5, 22.5],
    objectives: PISTOL_ROUNDS.map((nth, at) => ({ key: `pistol${String(at + 1)}`, kind: 'round', nth })),
    play: (draws) => {
      const events = playRounds(draws, edge);
      const last = events.at(-1);
      return { events, durationMs: last?.at ?? 0, winner: last?.side ?? 'home' };
    },
    chances: ({ events }: MapProgress) => {
      const [home, away] = countEvents(events, 'round');
      return { home: expectWin(home, away), over: (line) => expectOver(line)(home, away) };
    },
    takesObjective: ({ nth }) => getRoundEdge(edge, nth) / 1_000,
    missesObjective: () => 0,
    score: (events) => countEvents(events, 'round'),
    clock: (elapsed) => Math.floor((elapsed * SPEED) / 1_000),
  };
}
