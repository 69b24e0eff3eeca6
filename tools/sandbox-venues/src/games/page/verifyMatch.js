// Verifies the match of a record: draws its events again and settles its bets. It is implemented independently of the
// venue's engines.

/** @typedef {(count: number) => number} Below */
/** @typedef {'home' | 'away'} Side */
/** @typedef {{ at: number, kind: string, side: Side }} MapEvent */
/** @typedef {{ events: MapEvent[], length: number, startsAt: number, winner: Side }} PlayedMap */

const BREAK_MS = 20_000;

/** @param {readonly MapEvent[]} events @param {string} kind @param {Side} [side] */
const count = (events, kind, side) =>
  events.filter((event) => event.kind === kind && (side === undefined || event.side === side)).length;

/** @param {Below} below @param {number} edge @returns {Side} */
const drawSide = (below, edge) => (below(1_000) < edge ? 'home' : 'away');

/** A race to a number of events of a kind. @param {any} rules */
const race =
  ({ kinds, decides, target, gap }) =>
  (/** @type {Below} */ below, /** @type {number} */ edge) => {
    const events = [];
    let at = 0;
    for (;;) {
      at += gap[0] + below(gap[1] + 1);
      let roll = below(100);
      const kind = kinds.find(([, share]) => (roll -= share) < 0)[0];
      const side = drawSide(below, edge);
      events.push({ at, kind, side });
      if (kind === decides && count(events, kind, side) === target) return { events, length: at, winner: side };
    }
  };

/** Rounds of a shooter: 13 win, 2 ahead after 12 : 12. @param {Below} below @param {number} edge */
function playRounds(below, edge) {
  const events = [];
  const won = { home: 0, away: 0 };
  let at = 0;
  while (Math.max(won.home, won.away) < 13 || Math.abs(won.home - won.away) < 2) {
    const no = events.length + 1;
    at += 12_000 + below(8_001);
    const side = drawSide(below, edge + (no > 24 ? 0 : no > 12 ? 25 : -25));
    // How the round was won. It changes no result.
    below(100);
    won[side]++;
    events.push({ at, kind: 'round', side });
  }
  return { events, length: at, winner: /** @type {Side} */ (won.home > won.away ? 'home' : 'away') };
}

/** Goals in 48 slots of 5 s with 10 s after the first half, and a golden goal after a draw. @param {Below} below @param {number} edge */
function playGoals(below, edge) {
  /** @type {MapEvent[]} */
  const events = [];
  for (let slot = 0; slot < 48; slot++) {
    const roll = below(10_000);
    if (roll >= 1_000) continue;
    const at = slot * 5_000 + (slot > 23 ? 10_000 : 0) + below(5_000);
    events.push({ at, kind: 'goal', side: roll < edge ? 'home' : 'away' });
  }
  if (count(events, 'goal', 'home') === count(events, 'goal', 'away')) {
    const at = 265_000 + below(30_001);
    events.push({ at, kind: 'goal', side: drawSide(below, edge) });
  }
  const isHome = count(events, 'goal', 'home') > count(events, 'goal', 'away');
  return { events, length: Math.max(250_000, events.at(-1)?.at ?? 0), winner: isHome ? 'home' : 'away' };
}

const disciplines = {
  moba: {
    play: race({
      kinds: [
        ['kill', 58],
        ['tower', 32],
        ['dragon', 10],
      ],
      decides: 'tower',
      target: 7,
      gap: [4_000, 7_000],
    }),
    counts: 'kill',
    decides: 'tower',
    firsts: { firstBlood: ['kill', 1], firstTower: ['tower', 1], firstDragon: ['dragon', 1] },
  },
  shooter: {
    play: playRounds,
    counts: 'round',
    decides: 'round',
    firsts: { pistol1: ['round', 1], pistol2: ['round', 13] },
  },
  strategy: {
    play: race({
      kinds: [
        ['battle', 70],
        ['base', 30],
      ],
      decides: 'base',
      target: 3,
      gap: [8_000, 12_000],
    }),
    counts: 'battle',
    decides: 'base',
    firsts: { firstBase: ['base', 1] },
  },
  football: { play: playGoals, counts: 'goal', decides: 'goal', firsts: { firstGoal: ['goal', 1] } },
};

/** Maps of an outcome, for the check of the in-play delay. @type {WeakMap<object, PlayedMap[]>} */
const mapsOf = new WeakMap();

/** @param {Below} below @param {any} round */
function drawMatch(below, { rules, match }) {
  const { play, counts, firsts } = disciplines[rules];
  const won = { home: 0, away: 0 };
  /** @type {PlayedMap[]} */
  const maps = [];
  let startsAt = 0;
  while (Math.max(won.home, won.away) * 2 < match.bestOf) {
    const map = { ...play(below, match.edge), startsAt };
    won[map.winner]++;
    startsAt += map.length + BREAK_MS;
    maps.push(map);
  }
  const outcome = {
    ...won,
    maps: maps.map(({ winner, events }) => ({
      winner,
      total: count(events, counts),
      firsts: Object.fromEntries(
        Object.entries(firsts).map(([key, [kind, nth]]) => [
          key,
          events.filter((event) => event.kind === kind)[nth - 1]?.side ?? null,
        ]),
      ),
    })),
  };
  mapsOf.set(outcome, maps);
  return outcome;
}

/** Whether an event of the market fell in the delay after the bet. @param {any} outcome @param {string} spot @param {any} round */
function isInterrupted(outcome, spot, { rules, match, placedAt }) {
  if (match.acceptedAt === undefined) return false;
  const [, no, what] = /^m(\d)\.(\w+):/.exec(spot) ?? [];
  const { counts, decides, firsts } = disciplines[rules];
  const firstKinds = Object.values(firsts).map(([kind]) => kind);
  return (mapsOf.get(outcome) ?? []).some(({ events, startsAt }, at) => {
    if (no !== undefined && Number(no) !== at + 1) return false;
    return events.some((event, index) => {
      const time = match.startsAt + startsAt + event.at;
      const isFirst = firstKinds.includes(event.kind) && events.findIndex((each) => each.kind === event.kind) === index;
      const counted = what === 'total' && event.kind === counts;
      const affects = event.kind === decides || isFirst || counted;
      return affects && time > placedAt && time <= placedAt + match.delayMs;
    });
  });
}

/** Whether a selection won; undefined if its market is void. @param {any} outcome @param {string} spot @param {any} match */
function winsMatch({ home, away, maps }, spot, { lines }) {
  const [market = '', pick = ''] = spot.split(':');
  const line = lines[market];
  if (market === 'winner') return pick === (home > away ? 'home' : 'away');
  if (market === 'handicap') return pick === (home + line > away ? 'home' : 'away');
  if (market === 'score') return pick === `${home}-${away}`;
  if (market.startsWith('maps')) return pick === (home + away > line ? 'over' : 'under');
  const [, no, what = ''] = /^m(\d)\.(\w+)$/.exec(market) ?? [];
  const map = maps[Number(no) - 1];
  if (!map) return undefined;
  if (what === 'winner') return pick === map.winner;
  if (what === 'total') return pick === (map.total > line ? 'over' : 'under');
  return map.firsts[what] === null ? undefined : pick === map.firsts[what];
}

/** Rules of all disciplines for `verifyRound`. A match needs more numbers than a round of another game. */
export const matchRules = {
  blocks: 512,
  draw: drawMatch,
  /** @param {any} outcome @param {string} spot @param {any} round @param {any} bet */
  pays(outcome, spot, round, bet) {
    if (round.bets.some((each) => isInterrupted(outcome, each.spot, round))) return 100;
    const isWon = winsMatch(outcome, spot, round.match);
    if (isWon === undefined) return 100;
    return isWon ? bet.price : 0;
  },
};
