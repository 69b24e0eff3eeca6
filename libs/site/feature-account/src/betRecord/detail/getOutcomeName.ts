import { getResultName, type BetRecord, type BetT } from '@pavilion/site-bet-ui';
import type { AccountT } from '../../messages/accountMessages.ts';

/** Returns the name of the result, such as 半赢 or 赛事延期, or of the status before settlement. An unknown code is returned as it is (F-BET-17). */
export function getOutcomeName({ status, resultCode }: BetRecord, t: AccountT, betT: BetT): string {
  if (status !== 'settled') return t(`bets.status.${status}`);
  return resultCode === undefined ? '--' : getResultName(resultCode, betT);
}
