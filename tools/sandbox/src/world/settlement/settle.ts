import { divideHalfUp, type Minor } from '@pavilion/kernel';
import { type PlayCode, type Score } from '../worldTypes.ts';
import { settleableAt } from './settleableAt.ts';
import { type BetToSettle, type MatchResult, type Settlement, type SettlementCode } from './settlementTypes.ts';

type Market = 'handicap' | 'total' | 'winner';

const MARKETS: Readonly<Record<PlayCode, Market>> = {
  R: 'handicap',
  HR: 'handicap',
  RE: 'handicap',
  HRE: 'handicap',
  OU: 'total',
  HOU: 'total',
  ROU: 'total',
  HROU: 'total',
  M: 'winner',
  HM: 'winner',
  RM: 'winner',
  HRM: 'winner',
};

const LINE = /^([+-]?)(\d{1,3})(?:\.(0|00|25|5|50|75))?$/;
const QUARTERS: Readonly<Record<string, number>> = { '0': 0, '00': 0, '25': 1, '5': 2, '50': 2, '75': 3 };

function parseLine(line: string): number {
  const match = LINE.exec(line);
  if (!match) throw new RangeError(`Not a line: "${line}"`);
  const quarters = 4 * Number(match[2]) + (QUARTERS[match[3] ?? '0'] ?? 0);
  return match[1] === '-' ? -quarters : quarters;
}

const PRICE = /^(\d{1,4})\.(\d{2})$/;

function parsePrice(price: string): bigint {
  const match = PRICE.exec(price);
  if (!match) throw new RangeError(`Not a Hong Kong price: "${price}"`);
  return BigInt(match[1]! + match[2]!);
}

/** Code of a bet whose side is ahead by `margin` quarters: one quarter either way is half the stake. */
function codeOfMargin(margin: number): SettlementCode {
  if (margin === 0) return 'P';
  const isHalf = Math.abs(margin) === 1;
  if (margin > 0) return isHalf ? 'LW' : 'W';
  return isHalf ? 'LL' : 'L';
}

/** Football's in-play handicap counts goals from the bet on; a half-time or full-time score below it is refused. */
function countedScore({ gameType, w, scoreAtBet }: BetToSettle, score: Score): Score {
  if (gameType !== 'FT' || (w !== 'RE' && w !== 'HRE')) return score;
  if (!scoreAtBet) throw new RangeError(`${w} needs the score at the bet`);
  return { home: score.home - scoreAtBet.home, away: score.away - scoreAtBet.away };
}

function handicapCode(bet: BetToSettle, score: Score): SettlementCode {
  const { home, away } = countedScore(bet, score);
  const margin = 4 * (home - away) + parseLine(bet.line);
  if (bet.r === 'H') return codeOfMargin(margin);
  if (bet.r === 'C') return codeOfMargin(-margin);
  throw new RangeError(`A handicap has no side ${bet.r}`);
}

function totalCode({ r, line }: BetToSettle, { home, away }: Score): SettlementCode {
  const margin = 4 * (home + away) - parseLine(line);
  if (r === 'O') return codeOfMargin(margin);
  if (r === 'U') return codeOfMargin(-margin);
  throw new RangeError(`A total has no side ${r}`);
}

function winnerCode({ gameType, r }: BetToSettle, { home, away }: Score): SettlementCode {
  if (r !== 'H' && r !== 'C' && r !== 'N') throw new RangeError(`1X2 has no side ${r}`);
  const winner = home > away ? 'H' : home < away ? 'C' : 'N';
  if (gameType === 'BK' && winner === 'N') return 'P';
  return r === winner ? 'W' : 'L';
}

const CODES: Readonly<Record<Market, (bet: BetToSettle, score: Score) => SettlementCode>> = {
  handicap: handicapCode,
  total: totalCode,
  winner: winnerCode,
};

/** Net result of a code, price in hundredths. */
function netOf(code: SettlementCode, stake: Minor, price: bigint): Minor {
  switch (code) {
    case 'W':
      return divideHalfUp(stake * price, 100n);
    case 'LW':
      return divideHalfUp(stake * price, 200n);
    case 'P':
      return 0n;
    case 'LL':
      return -divideHalfUp(stake, 2n);
    case 'L':
      return -stake;
  }
}

/**
 * Settles one bet exactly, in minor units (rulings B1 and B4).
 *
 * A quarter line is two bets of half the stake, but money is rounded once, on the whole: a half win is
 * stake × price ÷ 2 half up, a half loss costs half the stake rounded half up (the odd cent is lost).
 * First half plays read the half-time score. A basketball winner play on a tie, which only the console can make,
 * is a push. Throws a RangeError for a line, side, price or missing `scoreAtBet` that cannot be settled.
 */
export function settle(bet: BetToSettle, result: MatchResult): Settlement {
  if (bet.stake < 0n) throw new RangeError('A stake is not negative');
  const score = settleableAt(bet.w) === 'halfTime' ? result.halfTime : result.fullTime;
  const code = CODES[MARKETS[bet.w]](bet, score);
  const net = netOf(code, bet.stake, parsePrice(bet.price));
  return { code, net, payout: net + bet.stake };
}
