import { BET_NOT_PLACED_KEY, type PlacedBet } from '@pavilion/domain-sports/placement';
import { formatCny } from '@pavilion/wallet';
import type { GamesT } from '../messages/gamesMessages.ts';

const named = ['priceChanged', 'suspended', 'closed', 'insufficientBalance'] as const;
type Named = (typeof named)[number];

const isNamed = (reason: string | undefined): reason is Named => named.includes(reason as Named);

/** Formats why a bet was not taken. A refusal has the text of the platform (ERR-09). */
export function formatBetRejection(t: GamesT, { outcome, failureKey, failureText }: PlacedBet): string {
  const { reason, limits } = outcome ?? {};
  if (isNamed(reason)) return t(`bet.reason.${reason}`);
  if (reason === 'belowMinimum') return t('bet.reason.belowMinimum', { min: formatCny(limits?.min) });
  if (reason === 'aboveMaximum') return t('bet.reason.aboveMaximum', { max: formatCny(limits?.max) });
  if (failureText !== undefined) return failureText;
  return failureKey === BET_NOT_PLACED_KEY ? t('bet.reason.notReceived') : t('bet.reason.refused');
}
