import { divideHalfUp, type Minor } from '@pavilion/kernel';
import { codeOf } from './codeOf.ts';
import { type BetToSettle, type MatchResult, type Settlement, type SettlementCode } from './settlementTypes.ts';

const PRICE = /^(\d{1,4})\.(\d{2})$/;

function parsePrice(price: string): bigint {
  const match = PRICE.exec(price);
  if (!match) throw new RangeError(`Not a Hong Kong price: "${price}"`);
  return BigInt(match[1]! + match[2]!);
}

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
 * A winner play on a tie where no draw can be, which only the console can make, is a push. Throws a RangeError for a line, side, price or missing `scoreAtBet` that cannot be settled.
 */
export function settle(bet: BetToSettle, result: MatchResult): Settlement {
  if (bet.stake < 0n) throw new RangeError('A stake is not negative');
  const code = codeOf(bet, result);
  const net = netOf(code, bet.stake, parsePrice(bet.price));
  return { code, net, payout: net + bet.stake };
}
