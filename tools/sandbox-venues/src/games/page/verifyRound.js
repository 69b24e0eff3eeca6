// Verifies a round from its record. It is implemented independently of the venue's engines.
// Runs in a browser and in Node (`bin/verifyRound.mjs`).

import { matchRules } from './verifyMatch.js';

/** @typedef {{ serverSeed: string, clientSeed: string, nonce: number }} Seeds */
/** @typedef {(count: number) => number} Below Returns the next number of the round, from 0 to `count - 1`. */

const toBytes = (/** @type {string} */ text) => new TextEncoder().encode(text);
const toHex = (/** @type {ArrayBuffer} */ buffer) =>
  [...new Uint8Array(buffer)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Number of blocks, which suffices for any round except a match. A block has 8 numbers. */
const BLOCKS = 16;

/**
 * Creates the numbers of a round: HMAC-SHA-256 blocks as unsigned 32-bit numbers, without the part that would bias the result.
 *
 * @param {Seeds} seeds
 * @param {number} [blocks]
 * @returns {Promise<Below>}
 */
async function createNumberSource({ serverSeed, clientSeed, nonce }, blocks = BLOCKS) {
  const key = await crypto.subtle.importKey('raw', toBytes(serverSeed), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
  ]);
  const words = [];
  for (let block = 0; block < blocks; block++) {
    const view = new DataView(await crypto.subtle.sign('HMAC', key, toBytes(`${clientSeed}:${nonce}:${block}`)));
    for (let at = 0; at < 32; at += 4) words.push(view.getUint32(at));
  }
  let next = 0;
  return (count) => {
    const limit = Math.floor(4_294_967_296 / count) * count;
    for (;;) {
      if (next >= words.length) throw new Error('verifyRound: the record needs more numbers than a round can use.');
      const word = words[next++];
      if (word < limit) return word % count;
    }
  };
}

/** Draws `count` different items from `size`. @param {Below} below @param {number} size @param {number} count */
function drawItems(below, size, count) {
  const left = [...Array(size).keys()];
  /** @type {number[]} */
  const taken = [];
  while (taken.length < count) {
    const at = below(left.length);
    taken.push(...left.splice(at, 1));
  }
  return taken;
}

/** @param {readonly number[]} list */
const sum = (list) => list.reduce((all, value) => all + value, 0);
/** @param {number} card */
const rank = (card) => (card % 13) + 1;
/** @param {number} card */
const value = (card) => (rank(card) > 9 ? 0 : rank(card));
/** @param {readonly number[]} cards */
const points = (cards) => sum(cards.map(value)) % 10;

/** @param {Below} below */
function dealBaccarat(below) {
  const shoe = drawItems(below, 416, 4);
  const rest = [...Array(416).keys()].filter((card) => !shoe.includes(card));
  /** Draws the next card of the shoe, the same one as in the engine. */
  const more = () => (rest.splice(below(rest.length), 1)[0] ?? 0) % 52;
  const [p1 = 0, b1 = 0, p2 = 0, b2 = 0] = shoe.map((card) => card % 52);
  const [player, banker] = [
    [p1, p2],
    [b1, b2],
  ];
  if (points(player) >= 8 || points(banker) >= 8) return { player, banker };
  let third;
  if (points(player) < 6) {
    const card = more();
    player.push(card);
    third = value(card);
  }
  const held = points(banker);
  const takes =
    third === undefined
      ? held < 6
      : held < 3 ||
        (held === 3 && third !== 8) ||
        (held === 4 && third > 1 && third < 8) ||
        (held === 5 && third > 3 && third < 8) ||
        (held === 6 && (third === 6 || third === 7));
  if (takes) banker.push(more());
  return { player, banker };
}

const stands = (shown, symbol) => shown === symbol || shown === 'W';

function slotWins({ strips, lines, pays }, window) {
  const wins = [];
  const add = (symbol, count, line, paid) => paid > 0 && wins.push({ symbol, count, line, pays: paid });
  if (lines)
    for (const line of lines) {
      const row = line.map((at, reel) => window[reel][at]);
      let count = 0;
      while (count < row.length && stands(row[count], row[0])) count++;
      if (row[0] !== 'S') add(row[0], count, line, pays[row[0]]?.[count] ?? 0);
    }
  else
    for (const symbol of Object.keys(pays).filter((each) => each !== 'S')) {
      let [ways, count] = [1, 0];
      while (count < strips.length) {
        const shown = window[count].filter((each) => stands(each, symbol)).length;
        if (shown === 0) break;
        ways *= shown;
        count++;
      }
      add(symbol, count, [], count > 0 ? ways * (pays[symbol][count] ?? 0) : 0);
    }
  const scatters = window.flat().filter((each) => each === 'S').length;
  add('S', scatters, [], pays.S?.[scatters] ?? 0);
  return wins;
}

const slot = {
  draw(below, { table }) {
    const stops = table.strips.map((strip) => below(strip.length));
    const window = table.strips.map((strip, reel) => [0, 1, 2].map((row) => strip[(stops[reel] + row) % strip.length]));
    return { stops, window, wins: slotWins(table, window) };
  },
  pays: ({ wins }) => sum(wins.map((win) => win.pays)),
};

const reds = '1 3 5 7 9 12 14 16 18 19 21 23 25 27 30 32 34 36'.split(' ').map(Number);
const outside = {
  low: (n) => n < 19,
  high: (n) => n > 18,
  odd: (n) => n % 2 === 1,
  even: (n) => n % 2 === 0,
  red: (n) => reds.includes(n),
  black: (n) => !reds.includes(n),
  dozen1: (n) => n < 13,
  dozen2: (n) => n > 12 && n < 25,
  dozen3: (n) => n > 24,
};

const doubled = (dots) => (dots === 0 ? 1 : dots * 2);
function tileRank([one, other]) {
  if (one === other) return 1_000 + (one === 0 ? 10 : one);
  if (one + other === 10 && (one === 2 || one === 8)) return 500;
  return (doubled(one) + doubled(other)) % 20;
}

/**
 * Whether a spot of a lottery wins.
 *
 * @param {readonly number[]} numbers
 * @param {string} spot
 * @param {string} rules
 */
function lotteryWins(numbers, spot, rules) {
  const [first = 0, last = 0, all] = [numbers[0], numbers.at(-1), sum(numbers)];
  if (spot === 'dragon') return first > last;
  if (spot === 'tiger') return first < last;
  if (spot === 'duelTie') return first === last;
  const [, group, kind = ''] = /^(first|sum|total)(\w+)$/.exec(spot) ?? [];
  const counted = group === 'first' ? first : all;
  const bigFrom = { ssc: 23, k3: 11, racing: 6, keno: 11 }[rules];
  const halves = { Big: counted >= bigFrom, Small: counted < bigFrom, Odd: counted % 2 === 1, Even: counted % 2 === 0 };
  return kind in halves ? halves[kind] : counted === Number(kind);
}

const lottery = (draw) => ({
  draw: (below) => ({ numbers: draw(below) }),
  pays: ({ numbers }, spot, { rules, table }) => (lotteryWins(numbers, spot, rules) ? table.prices[spot] : 0),
});

const games = {
  steady: slot,
  bold: slot,
  ways: slot,
  arcade: slot,
  baccarat: {
    draw: dealBaccarat,
    pays({ player, banker }, spot, { table }) {
      const lead = points(player) - points(banker);
      const won = {
        player: lead > 0,
        banker: lead < 0,
        tie: lead === 0,
        playerPair: rank(player[0]) === rank(player[1]),
        bankerPair: rank(banker[0]) === rank(banker[1]),
      };
      if (lead === 0 && (spot === 'player' || spot === 'banker')) return 100;
      return won[spot] ? table.prices[spot] : 0;
    },
  },
  dragonTiger: {
    draw(below) {
      const [dragon = 0, tiger = 0] = drawItems(below, 416, 2).map((card) => card % 52);
      return { dragon, tiger };
    },
    pays({ dragon, tiger }, spot, { table }) {
      const lead = rank(dragon) - rank(tiger);
      if (lead === 0 && (spot === 'dragon' || spot === 'tiger')) return 50;
      const odd = (card) => rank(card) % 2 === 1;
      const won = {
        dragon: lead > 0,
        tiger: lead < 0,
        tie: lead === 0,
        dragonOdd: odd(dragon),
        dragonEven: !odd(dragon),
        tigerOdd: odd(tiger),
        tigerEven: !odd(tiger),
      };
      return won[spot] ? table.prices[spot] : 0;
    },
  },
  roulette: {
    draw: (below) => ({ pocket: below(37) }),
    pays: ({ pocket }, spot, { table }) =>
      spot === `n${pocket}` || (pocket > 0 && outside[spot]?.(pocket)) ? table.prices[spot] : 0,
  },
  sicBo: {
    draw: (below) => ({ dice: [below(6) + 1, below(6) + 1, below(6) + 1] }),
    pays({ dice }, spot, { table }) {
      const [all, isTriple] = [sum(dice), new Set(dice).size === 1];
      const won = {
        triple: isTriple,
        small: !isTriple && all < 11,
        big: !isTriple && all > 10,
        odd: !isTriple && all % 2 === 1,
        even: !isTriple && all % 2 === 0,
      };
      return (spot in won ? won[spot] : spot === `t${all}`) ? table.prices[spot] : 0;
    },
  },
  twoEight: {
    draw(below) {
      const tiles = drawItems(below, 40, 8).map((at) => at % 10);
      return { banker: tiles.slice(0, 2), doors: [tiles.slice(2, 4), tiles.slice(4, 6), tiles.slice(6, 8)] };
    },
    pays({ banker, doors }, spot) {
      const lead = tileRank(doors[Number(spot.at(-1))]) - tileRank(banker);
      return lead > 0 ? 195 : lead === 0 ? 100 : 0;
    },
  },
  fishing: {
    draw: (below, { bets: [{ spot }], table }) => ({ fish: spot, caught: below(table.prices[spot]) < 96 }),
    pays: ({ caught }, spot, { table }) => (caught ? table.prices[spot] : 0),
  },
  ssc: lottery((below) => Array.from({ length: 5 }, () => below(10))),
  k3: lottery((below) => Array.from({ length: 3 }, () => below(6) + 1)),
  racing: lottery((below) => drawItems(below, 10, 10).map((at) => at + 1)),
  eleven: lottery((below) => drawItems(below, 11, 5).map((at) => at + 1)),
  keno: lottery((below) => drawItems(below, 20, 8).map((at) => at + 1)),
  // A draw of an activity: prizes with their chances in percent, two decimals.
  prizeDraw: {
    draw(below, { prizes }) {
      const roll = below(10_000);
      let sum = 0;
      return { prize: prizes.find(({ chance }) => (sum += Number(chance.replace('.', ''))) > roll)?.id };
    },
    pays: ({ prize }, _spot, { prizes }) => Number(prizes.find(({ id }) => id === prize).amount.replace('.', '')),
  },
  moba: matchRules,
  shooter: matchRules,
  strategy: matchRules,
  football: matchRules,
};

/** Highest return of a round in cents: 600,000 USD at 7 CNY. */
const ROUND_CAP = 420_000_000n;

/** Computes the exact return of a stake at a price in hundredths, at most `most` cents, as decimal text. */
function computeReturn(stake, hundredths, most) {
  const [whole, part = ''] = stake.split('.');
  const full = ((BigInt(whole) * 100n + BigInt(part.padEnd(2, '0'))) * BigInt(hundredths)) / 100n;
  const paid = full < most ? full : most;
  const digits = String(paid).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Whether two JSON values are equal. The order of properties is ignored. */
function isEqual(one, other) {
  if (typeof one !== 'object' || one === null || typeof other !== 'object' || other === null) return one === other;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => isEqual(one[name], other[name]));
}

/** Whether the record of the pool win is correct: the round wins if its pool number is below the stake in yuan. */
async function isPoolCorrect({ proof, pool, stake }) {
  if (!pool) return true;
  const below = await createNumberSource({ ...proof, clientSeed: `${proof.clientSeed}:pool` });
  const isWon = BigInt(below(pool.odds)) < BigInt(stake.split('.')[0]);
  return isWon === /[1-9]/.test(pool.won);
}

/**
 * Checks a settled round: the server seed matches its published hash, the result follows from the seeds, each return
 * matches the prices, and the bonus pool was won only with a winning number.
 */
export async function verifyRound(round) {
  const { proof, rules } = round;
  const game = games[rules];
  if (!game) throw new Error(`verifyRound: the rules ${rules} are unknown.`);
  const hash = toHex(await crypto.subtle.digest('SHA-256', toBytes(proof.serverSeed))) === proof.hash;
  const outcome = game.draw(await createNumberSource(proof, game.blocks), round);
  let total = 0n;
  const bets = round.bets.map((bet) => {
    const returned = computeReturn(bet.stake, game.pays(outcome, bet.spot, round, bet), ROUND_CAP - total);
    total += BigInt(returned.replace('.', ''));
    return { ...bet, returned };
  });
  const payout =
    bets.every((bet, at) => bet.returned === round.bets[at].returned) &&
    total === BigInt(round.payout.replace('.', ''));
  return {
    hash,
    outcome: isEqual(outcome, round.outcome),
    payout,
    pool: await isPoolCorrect(round),
    recomputed: outcome,
  };
}
