import { BET_NOT_PLACED_KEY, type PlacedBet } from '@pavilion/domain-sports/placement';
import { formatCny } from '@pavilion/wallet';
import type { SportsT } from '../messages/sportsT.ts';

/** Formats the reason of a rejection; its limits are those of the response. A refusal has the platform's text (ERR-09). */
export function formatRejection(t: SportsT, { outcome, failureKey, failureText }: PlacedBet): string {
  const { reason, limits, maxWin } = outcome ?? {};
  const amount = (text: string | undefined) => formatCny(text, { symbol: false });
  if (reason === 'belowMinimum') return t('reason.belowMinimum', { min: amount(limits?.min) });
  if (reason === 'aboveMaximum') return t('reason.aboveMaximum', { max: amount(limits?.max) });
  if (reason === 'abovePayoutCap')
    return maxWin === undefined ? t('reason.abovePayoutCap') : t('reason.abovePayoutCapOf', { max: amount(maxWin) });
  if (reason) return t(`reason.${reason}`);
  if (failureText !== undefined) return failureText;
  return failureKey === BET_NOT_PLACED_KEY ? t('reason.notReceived') : t('reason.refused');
}
