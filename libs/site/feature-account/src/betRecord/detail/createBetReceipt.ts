import {
  formatBetPrice,
  formatBetSelection,
  formatReturn,
  formatSystemName,
  getBetPlayName,
  getResultName,
  type BetRecord,
  type BetSelection,
  type BetT,
} from '@pavilion/site-bet-ui';
import { formatInstant } from '@pavilion/site-contract/time';
import type { ReceiptDocument, ReceiptLeg, ReceiptRow, ReceiptT } from '@pavilion/site-money';
import { formatCny, formatYuan } from '@pavilion/wallet';
import type { AccountT } from '../../messages/accountMessages.ts';
import { getOutcomeName } from './getOutcomeName.ts';

/** Translation functions of a bet's receipt. */
export interface BetReceiptTexts {
  readonly t: AccountT;
  readonly betT: BetT;
  readonly receiptT: ReceiptT;
}

/** Describes the receipt of an open or settled bet. Amounts are those of the record. */
export function createBetReceipt(bet: BetRecord, { t, betT, receiptT }: BetReceiptTexts): ReceiptDocument {
  return {
    kind: t('receipt.bet'),
    state: getOutcomeName(bet, t, betT),
    number: bet.ticketId,
    legs: (bet.legs ?? [bet]).map((leg) => createLeg(leg, t, betT)),
    rows: createRows(bet, t, betT),
    totals: createTotals(bet, t),
    notes: [receiptT('note.zone'), receiptT('note.record'), receiptT('note.play')],
    path: '/mine/betRecord',
  };
}

function createLeg(leg: BetSelection, t: AccountT, betT: BetT): ReceiptLeg {
  const price = formatBetPrice(leg);
  return {
    title: formatBetSelection(leg, betT),
    figure: price.text,
    isPrice: true,
    notes: [
      [getBetPlayName(leg, betT), price.type && betT(`oddsType.${price.type}`)].filter(Boolean).join(' · '),
      [leg.league, [leg.team_h, leg.team_c].filter(Boolean).join(` ${t('bets.versus')} `)].join(' · '),
      ...(leg.resultCode === undefined
        ? []
        : [[getResultName(leg.resultCode, betT), leg.scoreFinal].filter(Boolean).join(' ')]),
    ],
  };
}

function createRows(bet: BetRecord, t: AccountT, betT: BetT): readonly ReceiptRow[] {
  return [
    [t('detail.ticket'), bet.ticketId],
    ...(bet.systems
      ? ([[t('detail.play'), bet.systems.map((system) => formatSystemName(system, betT)).join('、')]] as const)
      : []),
    [t('detail.placedAt'), formatInstant(bet.placedAt)],
    ...(bet.settledAt === undefined ? [] : ([[t('detail.settledAt'), formatInstant(bet.settledAt)]] as const)),
    [t('detail.stake'), formatYuan(bet.stake)],
    ...(bet.status === 'settled'
      ? ([[t('detail.net'), formatCny(bet.net, { decimals: 'always', plus: true })]] as const)
      : []),
  ];
}

/** Possible winnings of an open bet, or the return of a settled one. A rejected bet has neither. */
function createTotals(bet: BetRecord, t: AccountT): readonly ReceiptRow[] {
  if (bet.status === 'rejected') return [];
  return bet.status === 'settled'
    ? [[t('detail.returned'), formatYuan(formatReturn(bet))]]
    : [[t('detail.toWin'), formatYuan(bet.winAmount)]];
}
