import { formatInstant } from '@pavilion/site-contract/time';
import type { ReceiptDocument, ReceiptLeg, ReceiptRow, ReceiptT } from '@pavilion/site-money';
import { formatCny, formatYuan } from '@pavilion/wallet';
import type { AccountT } from '../../messages/accountMessages.ts';
import type { RoundRecord } from '../state/roundRecord.ts';

/** Translation functions of a round's receipt. */
export interface RoundReceiptTexts {
  readonly t: AccountT;
  readonly receiptT: ReceiptT;
}

/** Describes the receipt of a round of a game, or of a ticket of a draw. Amounts are those of the record. */
export function createRoundReceipt(round: RoundRecord, { t, receiptT }: RoundReceiptTexts): ReceiptDocument {
  return {
    kind: t('receipt.round'),
    state: t(`rounds.status.${round.status}`),
    number: round.roundId,
    legs: round.picks.map((pick) => createLeg(pick, t)),
    rows: createRows(round, t),
    totals: round.payout === undefined ? [] : [[t('detail.returned'), formatYuan(round.payout)]],
    notes: [receiptT('note.zone'), receiptT('note.record'), receiptT('note.play')],
    path: '/mine/betRecord?kind=games',
  };
}

/** A bet field of the round: its stake, and what it returned. */
const createLeg = ({ name, stake, returned }: RoundRecord['picks'][number], t: AccountT): ReceiptLeg => ({
  title: name,
  figure: formatYuan(stake),
  isPrice: false,
  notes: returned === undefined ? [] : [t('receipt.returned', { amount: formatYuan(returned) })],
});

/** Returns a row unless its value is missing. */
const optionalRow = (name: string, value: string | undefined): readonly ReceiptRow[] =>
  value === undefined ? [] : [[name, value]];

function createRows(round: RoundRecord, t: AccountT): readonly ReceiptRow[] {
  const { venueName, gameName, roundId, drawNo, placedAt, settledAt, stake, poolWon, net } = round;
  return [
    [t('rounds.col.game'), `${venueName} · ${gameName}`],
    [t('receipt.roundId'), roundId],
    ...optionalRow(t('receipt.draw'), drawNo === undefined ? undefined : t('rounds.draw', { no: String(drawNo) })),
    [t('detail.placedAt'), formatInstant(placedAt)],
    ...optionalRow(t('detail.settledAt'), settledAt === undefined ? undefined : formatInstant(settledAt)),
    [t('detail.stake'), formatYuan(stake)],
    ...optionalRow(t('receipt.poolWon'), poolWon === undefined ? undefined : formatYuan(poolWon)),
    ...optionalRow(t('detail.net'), net === undefined ? undefined : formatCny(net, { decimals: 'always', plus: true })),
  ];
}
