import { findPayoutCapUsd, MAX_SELECTIONS, PAYOUT_CAPS_USD, type GameType } from '@pavilion/domain-sports';
import type { Brand } from '@pavilion/site-contract';
import type { Figure } from './figure.ts';
import { platformFigures } from './platformFigures.ts';

const count = (value: number): Figure => ({ kind: 'count', value });
const usd = (amount: bigint): Figure => ({ kind: 'usd', amount });

const getCap = (gameType: GameType): Figure => usd(findPayoutCapUsd([{ gameType }]) ?? 0n);

/** Creates the figures that help texts refer to by `{{name}}`. */
export function createFigures({ names, jurisdiction }: Brand): Readonly<Record<string, Figure>> {
  return {
    'brand.name': { kind: 'text', text: names },
    'age.minimum': count(jurisdiction.minimumAge),
    'dispute.days': count(jurisdiction.disputeDays),
    'record.years': count(jurisdiction.recordYears),
    'caps.football': getCap('FT'),
    'caps.basketball': getCap('BK'),
    'caps.tennis': getCap('TN'),
    'caps.americanFootball': getCap('OP'),
    'caps.baseball': getCap('BS'),
    'caps.iceHockey': getCap('OP'),
    'caps.rugby': getCap('OP'),
    'caps.volleyball': getCap('VB'),
    'caps.otherSport': usd(PAYOUT_CAPS_USD.otherSport),
    'caps.newHandicap': usd(PAYOUT_CAPS_USD.newHandicap),
    'caps.casinoBet': usd(PAYOUT_CAPS_USD.casinoBet),
    'caps.financialBet': usd(PAYOUT_CAPS_USD.financialBet),
    'account.usernameMinimum': count(4),
    'account.usernameMaximum': count(11),
    'account.passwordMinimum': count(8),
    'account.passwordMaximum': count(12),
    'slip.maximum': count(MAX_SELECTIONS),
    ...platformFigures,
  };
}
