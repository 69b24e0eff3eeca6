import { findPlay } from '@pavilion/domain-sports';
import { formatSupportPath, useCopyText } from '@pavilion/site-contract';
import {
  BetExplanation,
  formatBetSelection,
  getBetPlayName,
  formatLabelledPrice,
  isInPlaySelection,
  isStakeReturned,
  formatReturn,
  getSportName,
  formatSystemName,
  useBetT,
  type BetRecord,
  type BetT,
} from '@pavilion/site-bet-ui';
import { formatInstant } from '@pavilion/site-contract/time';
import { ButtonRoot, CopyIcon, DetailList, IconButton } from '@pavilion/ui-kit';
import { Dialog } from '@pavilion/ui-kit/dialog';
import { formatCny } from '@pavilion/wallet';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { useAccountT, type AccountT } from '../../messages/accountMessages.ts';
import { Explained, Minor } from '../betStyles.ts';
import { getOutcomeName } from './getOutcomeName.ts';

/** Props of {@link BetDetail}. */
export interface BetDetailProps {
  readonly bet: BetRecord;
  readonly onClose: () => void;
}

/** Details of one bet: selection, money, times, result and its explanation. */
export function BetDetail({ bet, onClose }: BetDetailProps) {
  const t = useAccountT();
  const betT = useBetT();
  const hasOwnGoals =
    !bet.legs && isInPlaySelection(bet) && findPlay(bet.w)?.market === 'handicap' && bet.gameType === 'FT';
  return (
    <Dialog
      isOpen
      title={t('detail.title')}
      closeLabel={t('detail.close')}
      onClose={onClose}
      actions={
        <ButtonRoot as={Link} to={formatSupportPath({ bet: bet.ticketId })} data-variant="secondary">
          {t('detail.support')}
        </ButtonRoot>
      }
    >
      <DetailList>
        <dt>{t('detail.ticket')}</dt>
        <dd>
          {bet.ticketId} <CopyTicket id={bet.ticketId} />
        </dd>
        {toDetailRows(bet, t, betT).map(([name, value]) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </DetailList>
      <Explained>
        <BetExplanation bet={bet} />
      </Explained>
      {hasOwnGoals && <Minor as="p">{t('detail.inPlayHandicap')}</Minor>}
    </Dialog>
  );
}

const formatAmount = (text: string | undefined, plus = false) => formatCny(text, { decimals: 'always', plus });

type DetailRow = readonly [name: string, value: string | undefined];

function toSelectionRows(bet: BetRecord, t: AccountT, betT: BetT): readonly DetailRow[] {
  const play = getBetPlayName(bet, betT);
  return [
    [t('detail.sport'), getSportName(betT, bet.gameType)],
    [t('detail.league'), bet.league],
    [t('detail.match'), [bet.team_h, bet.team_c].filter(Boolean).join(` ${t('bets.versus')} `)],
    [t('detail.kickOff'), formatInstant(bet.startTime)],
    [t('detail.play'), isInPlaySelection(bet) ? `${t('bets.inPlay')} ${play}` : play],
    [t('detail.pick'), formatBetSelection(bet, betT)],
    [t('detail.price'), formatLabelledPrice(bet, betT)],
  ];
}

const toParlayRows = (bet: BetRecord, t: AccountT, betT: BetT): readonly DetailRow[] => [
  [t('detail.play'), bet.systems?.map((system) => formatSystemName(system, betT)).join('、')],
  [t('detail.units'), betT('series.units', { count: bet.units ?? 1 })],
  [t('detail.unitStake'), formatAmount(bet.unitStake)],
];

/** Returns labels and values in reading order, without empty values. */
function toDetailRows(bet: BetRecord, t: AccountT, betT: BetT): readonly (readonly [name: string, value: string])[] {
  const isSettled = bet.status === 'settled';
  const name = getOutcomeName(bet, t, betT);
  const rows: readonly DetailRow[] = [
    ...(bet.legs ? toParlayRows(bet, t, betT) : toSelectionRows(bet, t, betT)),
    [t('detail.stake'), formatAmount(bet.stake)],
    [t('detail.toWin'), isSettled || bet.status === 'rejected' ? undefined : formatAmount(bet.winAmount)],
    ...(bet.legs
      ? []
      : ([
          [t('detail.scoreAtBet'), bet.scoreAtBet],
          [t('detail.scoreFinal'), bet.scoreFinal],
        ] as const)),
    [t('detail.status'), isStakeReturned(bet) ? `${name}（${t('bets.stakeBack')}）` : name],
    [t('detail.net'), isSettled ? formatAmount(bet.net, true) : undefined],
    [t('detail.returned'), isSettled ? formatAmount(formatReturn(bet)) : undefined],
    [t('detail.placedAt'), formatInstant(bet.placedAt)],
    [t('detail.settledAt'), bet.settledAt === undefined ? undefined : formatInstant(bet.settledAt)],
  ];
  return rows.flatMap(([label, value]) => (value === undefined || value === '' ? [] : [[label, value] as const]));
}

function CopyTicket({ id }: { readonly id: string }) {
  const t = useAccountT();
  const copy = useCopyText({ copied: t('detail.copied'), failed: t('detail.copyFailed') });
  return (
    <IconButton size="small" label={t('detail.copy')} onClick={() => void copy(id)}>
      <CopyIcon />
    </IconButton>
  );
}
