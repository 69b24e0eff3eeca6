import { Button, Money, Tag, type TableColumn, type TagProps } from '@pavilion/ui-kit';
import { formatCny } from '@pavilion/wallet';
import { type AccountT } from '../messages/accountMessages.ts';
import { instantParts } from '../time/formatInstant.ts';
import { type BetTab } from './betFilter.ts';
import { Cell, Minor, Strong } from './betParts.ts';
import { isInPlay, netTone, outcomeName, pickName, playName, priceWords, type BetRecord } from './betWords.ts';

type Column = TableColumn<BetRecord>;

/** Columns of the record table; open bets show what they may win, settled ones what they did. */
export function betColumns(tab: BetTab, t: AccountT, onDetail: (bet: BetRecord) => void): readonly Column[] {
  return [
    timeColumn(t),
    matchColumn(t),
    pickColumn(t),
    stakeColumn(t),
    ...(tab === 'settled' ? [] : [toWinColumn(t)]),
    ...(tab === 'open' ? [] : [netColumn(t)]),
    outcomeColumn(t),
    actionColumn(t, onDetail),
  ];
}

const timeColumn = (t: AccountT): Column => ({
  id: 'time',
  header: t('bets.col.time'),
  width: '7.5rem',
  isFigure: true,
  cell: ({ placedAt }) => {
    const { date, time } = instantParts(placedAt);
    return (
      <Cell>
        <span>{date}</span>
        <Minor>{time}</Minor>
      </Cell>
    );
  },
});

const matchColumn = (t: AccountT): Column => ({
  id: 'match',
  header: t('bets.col.match'),
  cell: (bet) => (
    <Cell data-wide="">
      <Minor>{bet.league}</Minor>
      <span>
        {bet.team_h} <Minor as="span">{t('bets.versus')}</Minor> {bet.team_c}
      </span>
    </Cell>
  ),
});

const pickColumn = (t: AccountT): Column => ({
  id: 'pick',
  header: t('bets.col.pick'),
  cell: (bet) => {
    const price = priceWords(bet, t);
    return (
      <Cell data-wide="">
        <Minor>
          {isInPlay(bet) && <Tag tone="danger">{t('bets.inPlay')}</Tag>} {playName(bet, t)}
        </Minor>
        <span>
          {pickName(bet, t)} <Strong>@ {price.text}</Strong> {price.label && <Minor as="span">{price.label}</Minor>}
        </span>
      </Cell>
    );
  },
});

const money = (text: string | undefined) => formatCny(text, { symbol: false, decimals: 'always' });

const stakeColumn = (t: AccountT): Column => ({
  id: 'stake',
  header: t('bets.col.stake'),
  width: '6rem',
  align: 'end',
  isFigure: true,
  cell: ({ stake }) => money(stake),
});

const toWinColumn = (t: AccountT): Column => ({
  id: 'toWin',
  header: t('bets.col.toWin'),
  width: '6rem',
  align: 'end',
  isFigure: true,
  cell: ({ status, winAmount }) => (status === 'open' || status === 'pending' ? money(winAmount) : '--'),
});

const netColumn = (t: AccountT): Column => ({
  id: 'net',
  header: t('bets.col.net'),
  width: '6.5rem',
  align: 'end',
  isFigure: true,
  cell: ({ net, status }) =>
    status === 'settled' ? (
      <Money tone={netTone(net)} text={formatCny(net, { symbol: false, decimals: 'always', plus: true })} />
    ) : (
      '--'
    ),
});

const outcomeColumn = (t: AccountT): Column => ({
  id: 'result',
  header: t('bets.col.result'),
  width: '12rem',
  cell: (bet) => (
    <Cell>
      <span>
        <Tag tone={outcomeTone(bet)}>{outcomeName(bet, t)}</Tag>
      </span>
      <Minor>{scoreWords(bet, t)}</Minor>
    </Cell>
  ),
});

/** Won and lost, whole or half, in the colours of money; a bet that was not taken stands out, the rest is quiet. */
function outcomeTone({ status, net }: BetRecord): TagProps['tone'] {
  if (status === 'pending') return 'info';
  if (status === 'rejected') return 'warning';
  const tone = status === 'settled' ? netTone(net) : 'plain';
  return tone === 'plain' ? 'neutral' : tone;
}

const scoreWords = ({ scoreAtBet, scoreFinal }: BetRecord, t: AccountT) =>
  [scoreAtBet && t('bets.atBet', { score: scoreAtBet }), scoreFinal && t('bets.final', { score: scoreFinal })]
    .filter(Boolean)
    .join(' · ');

const actionColumn = (t: AccountT, onDetail: (bet: BetRecord) => void): Column => ({
  id: 'actions',
  header: t('bets.col.actions'),
  width: '5rem',
  align: 'end',
  cell: (bet) => (
    <Button
      size="small"
      variant="quiet"
      aria-label={t('bets.detailOf', { id: bet.ticketId })}
      onClick={() => onDetail(bet)}
    >
      {t('bets.detail')}
    </Button>
  ),
});
