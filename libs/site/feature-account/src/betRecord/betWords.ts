import { resultName, type BetRecord, type BetT } from '@pavilion/site-contract/bets';
import type { AccountT } from '../messages/accountMessages.ts';

/** What became of the bet, in words: 半赢, 赛事延期 …; a code we do not know is shown as it is (F-BET-17). */
export function outcomeName({ status, resultCode }: BetRecord, t: AccountT, betT: BetT): string {
  if (status !== 'settled') return t(`bets.status.${status}`);
  return resultCode === undefined ? '--' : resultName(resultCode, betT);
}
