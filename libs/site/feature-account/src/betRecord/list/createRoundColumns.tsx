import { getNetTone } from '@pavilion/site-bet-ui';
import type { ReceiptT } from '@pavilion/site-money';
import { Button, Money, Tag, type TableColumn } from '@pavilion/ui-kit';
import { formatCny } from '@pavilion/wallet';
import type { AccountT } from '../../messages/accountMessages.ts';
import type { BetTab } from '../state/betFilter.ts';
import type { RoundRecord } from '../state/roundRecord.ts';
import { Actions, Cell, Minor } from '../betStyles.ts';
import { createTimeColumn } from './createTimeColumn.tsx';

type Column = TableColumn<RoundRecord>;

const formatAmount = (text: string | undefined) => formatCny(text, { symbol: false, decimals: 'always' });

/** Translation functions of the round table, and the action of one round. */
export interface RoundTable {
  readonly t: AccountT;
  readonly receiptT: ReceiptT;
  readonly onReceipt: (round: RoundRecord) => void;
}

/** Creates the columns of the round table: time, game, round, stake and result. A lottery ticket has no result before the draw. */
export function createRoundColumns(tab: BetTab, { t, receiptT, onReceipt }: RoundTable): readonly Column[] {
  return [
    createTimeColumn(t),
    createGameColumn(t),
    createSelectionsColumn(t),
    createFigureColumn('stake', t('bets.col.stake'), ({ stake }) => formatAmount(stake)),
    ...(tab === 'open'
      ? []
      : [
          createFigureColumn('payout', t('rounds.col.payout'), ({ payout }) => formatAmount(payout)),
          createNetColumn(t),
        ]),
    createStatusColumn(t),
    createReceiptColumn(t, receiptT, onReceipt),
  ];
}

const createFigureColumn = (id: string, header: string, cell: Column['cell']): Column => ({
  id,
  header,
  cell,
  width: '6.5rem',
  align: 'end',
  isFigure: true,
});

const createGameColumn = (t: AccountT): Column => ({
  id: 'game',
  header: t('rounds.col.game'),
  cell: ({ venueName, gameName }) => (
    <Cell data-wide="">
      <Minor>{venueName}</Minor>
      <span>{gameName}</span>
    </Cell>
  ),
});

const createSelectionsColumn = (t: AccountT): Column => ({
  id: 'picks',
  header: t('bets.col.pick'),
  cell: ({ picks, drawNo, roundId }) => (
    <Cell data-wide="">
      <Minor>
        {drawNo === undefined ? t('rounds.number', { id: roundId }) : t('rounds.draw', { no: String(drawNo) })}
      </Minor>
      <span>{picks.map(({ name, stake }) => `${name} ${formatAmount(stake)}`).join('、')}</span>
    </Cell>
  ),
});

const createNetColumn = (t: AccountT): Column =>
  createFigureColumn('net', t('bets.col.net'), ({ net }) =>
    net === undefined ? (
      '--'
    ) : (
      <Money tone={getNetTone(net)} text={formatCny(net, { symbol: false, decimals: 'always', plus: true })} />
    ),
  );

const createStatusColumn = (t: AccountT): Column => ({
  id: 'status',
  header: t('rounds.col.status'),
  width: '7rem',
  cell: ({ status }) => <Tag tone={status === 'open' ? 'info' : 'neutral'}>{t(`rounds.status.${status}`)}</Tag>,
});

const createReceiptColumn = (t: AccountT, receiptT: ReceiptT, onReceipt: RoundTable['onReceipt']): Column => ({
  id: 'actions',
  header: t('bets.col.actions'),
  width: '5rem',
  align: 'end',
  cell: (round) => (
    <Actions>
      <Button
        size="small"
        variant="quiet"
        aria-label={receiptT('openOf', { number: round.roundId })}
        onClick={() => onReceipt(round)}
      >
        {receiptT('open')}
      </Button>
    </Actions>
  ),
});
