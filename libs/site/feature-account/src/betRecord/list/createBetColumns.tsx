import { Button, Money, Tag, type TableColumn, type TagProps } from '@pavilion/ui-kit';
import { formatCny } from '@pavilion/wallet';
import {
  formatBetSelection,
  getBetPlayName,
  formatBetPrice,
  isInPlaySelection,
  getNetTone,
  formatSystemName,
  type BetRecord,
  type BetT,
} from '@pavilion/site-bet-ui';
import type { ReceiptT } from '@pavilion/site-money';
import type { AccountT } from '../../messages/accountMessages.ts';
import type { BetTab } from '../state/betFilter.ts';
import { Actions, Cell, Minor, Strong } from '../betStyles.ts';
import { getOutcomeName } from '../detail/getOutcomeName.ts';
import { createTimeColumn } from './createTimeColumn.tsx';

type Column = TableColumn<BetRecord>;

/** Translation functions of the record page and of bets. */
export interface BetRecordTexts {
  readonly t: AccountT;
  readonly betT: BetT;
  readonly receiptT: ReceiptT;
}

/** Actions of one bet. */
export interface BetActions {
  readonly onDetail: (bet: BetRecord) => void;
  readonly onReceipt: (bet: BetRecord) => void;
}

/** Creates the columns of the bet table. Open bets show the possible winnings, settled ones the net result. */
export function createBetColumns(
  tab: BetTab,
  { t, betT, receiptT }: BetRecordTexts,
  actions: BetActions,
): readonly Column[] {
  return [
    createTimeColumn(t),
    createMatchColumn(t, betT),
    createSelectionColumn(t, betT),
    createStakeColumn(t),
    ...(tab === 'settled' ? [] : [createToWinColumn(t)]),
    ...(tab === 'open' ? [] : [createNetColumn(t)]),
    createOutcomeColumn(t, betT),
    createActionColumn(t, receiptT, actions),
  ];
}

const createMatchColumn = (t: AccountT, betT: BetT): Column => ({
  id: 'match',
  header: t('bets.col.match'),
  cell: (bet) =>
    bet.legs ? (
      <Cell data-wide="">
        <Minor>{betT('series.name')}</Minor>
        <span>{bet.systems?.map((system) => formatSystemName(system, betT)).join('、')}</span>
        <Minor>{bet.legs.map(formatTeams).join(' · ')}</Minor>
      </Cell>
    ) : (
      <Cell data-wide="">
        <Minor>{bet.league}</Minor>
        <span>
          {bet.team_h} {bet.team_c && <Minor as="span">{t('bets.versus')}</Minor>} {bet.team_c}
        </span>
      </Cell>
    ),
});

const formatTeams = ({ team_h, team_c }: Pick<BetRecord, 'team_h' | 'team_c'>) => `${team_h}-${team_c}`;

const createSelectionColumn = (t: AccountT, betT: BetT): Column => ({
  id: 'pick',
  header: t('bets.col.pick'),
  cell: (bet) =>
    bet.legs ? <ParlaySelections bet={bet} t={t} betT={betT} /> : <SingleSelection bet={bet} t={t} betT={betT} />,
});

interface SelectionProps {
  readonly bet: BetRecord;
  readonly t: AccountT;
  readonly betT: BetT;
}

function SingleSelection({ bet, t, betT }: SelectionProps) {
  const price = formatBetPrice(bet);
  return (
    <Cell data-wide="">
      <Minor>
        {isInPlaySelection(bet) && <Tag tone="danger">{t('bets.inPlay')}</Tag>} {getBetPlayName(bet, betT)}
      </Minor>
      <span>
        {formatBetSelection(bet, betT)} <Strong>@ {price.text}</Strong>{' '}
        {price.type && <Minor as="span">{betT(`oddsType.${price.type}`)}</Minor>}
      </span>
    </Cell>
  );
}

function ParlaySelections({ bet, t, betT }: SelectionProps) {
  return (
    <Cell data-wide="">
      <Minor>{t('bets.legs', { count: bet.legs?.length ?? 0 })}</Minor>
      <span>
        {betT('series.units', { count: bet.units ?? 1 })}{' '}
        <Strong>{betT('series.unitStake', { amount: formatAmount(bet.unitStake ?? bet.stake) })}</Strong>
      </span>
    </Cell>
  );
}

const formatAmount = (text: string | undefined) => formatCny(text, { symbol: false, decimals: 'always' });

const createStakeColumn = (t: AccountT): Column => ({
  id: 'stake',
  header: t('bets.col.stake'),
  width: '6rem',
  align: 'end',
  isFigure: true,
  cell: ({ stake }) => formatAmount(stake),
});

const createToWinColumn = (t: AccountT): Column => ({
  id: 'toWin',
  header: t('bets.col.toWin'),
  width: '6rem',
  align: 'end',
  isFigure: true,
  cell: ({ status, winAmount }) => (status === 'open' || status === 'pending' ? formatAmount(winAmount) : '--'),
});

const createNetColumn = (t: AccountT): Column => ({
  id: 'net',
  header: t('bets.col.net'),
  width: '6.5rem',
  align: 'end',
  isFigure: true,
  cell: ({ net, status }) =>
    status === 'settled' ? (
      <Money tone={getNetTone(net)} text={formatCny(net, { symbol: false, decimals: 'always', plus: true })} />
    ) : (
      '--'
    ),
});

const createOutcomeColumn = (t: AccountT, betT: BetT): Column => ({
  id: 'result',
  header: t('bets.col.result'),
  width: '12rem',
  cell: (bet) => (
    <Cell>
      <span>
        <Tag tone={getOutcomeTone(bet)}>{getOutcomeName(bet, t, betT)}</Tag>
        {bet.resettledAt !== undefined && <Tag data-after="">{betT('calc.resettled')}</Tag>}
      </span>
      {!bet.legs && <Minor>{formatScores(bet, t)}</Minor>}
    </Cell>
  ),
});

/** Returns the tone of a result: gain or loss, also for half results; a separate tone for a bet that was not accepted. */
function getOutcomeTone({ status, net }: BetRecord): TagProps['tone'] {
  if (status === 'pending') return 'info';
  if (status === 'rejected') return 'warning';
  const tone = status === 'settled' ? getNetTone(net) : 'plain';
  return tone === 'plain' ? 'neutral' : tone;
}

const formatScores = ({ scoreAtBet, scoreFinal }: BetRecord, t: AccountT) =>
  [scoreAtBet && t('bets.atBet', { score: scoreAtBet }), scoreFinal && t('bets.final', { score: scoreFinal })]
    .filter(Boolean)
    .join(' · ');

const createActionColumn = (t: AccountT, receiptT: ReceiptT, { onDetail, onReceipt }: BetActions): Column => ({
  id: 'actions',
  header: t('bets.col.actions'),
  width: '8.5rem',
  align: 'end',
  cell: (bet) => (
    <Actions>
      <Button
        size="small"
        variant="quiet"
        aria-label={t('bets.detailOf', { id: bet.ticketId })}
        onClick={() => onDetail(bet)}
      >
        {t('bets.detail')}
      </Button>
      <Button
        size="small"
        variant="quiet"
        aria-label={receiptT('openOf', { number: bet.ticketId })}
        onClick={() => onReceipt(bet)}
      >
        {receiptT('open')}
      </Button>
    </Actions>
  ),
});
