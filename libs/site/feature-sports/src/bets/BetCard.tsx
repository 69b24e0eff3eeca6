import {
  BetExplanation,
  BetLegs,
  formatBetSelection,
  getBetPlayName,
  formatBetPrice,
  isInPlaySelection,
  getNetTone,
  getResultName,
  formatReturn,
  formatSystemName,
  useBetT,
  type BetRecord,
} from '@pavilion/site-bet-ui';
import { useAppSelector, useServices } from '@pavilion/site-contract';
import { Tag, type TagProps } from '@pavilion/ui-kit';
import { formatCny, formatYuan } from '@pavilion/wallet';
import { formatClock } from '../parts/formatClock.ts';
import { useMatch } from '../live/useMatch.ts';
import { BetBox, BetLine, FigureRows, SecondaryText, SelectionName, SelectionPrice } from '../parts/DockStyles.ts';
import { Collapsible, LiveLine } from '../parts/SlipStyles.ts';
import { formatOddsType } from '../parts/formatOddsType.ts';
import { formatScore } from '../parts/formatScore.ts';
import { useSportsT } from '../messages/sportsT.ts';
import { selectSportView } from '../state/sportsState.ts';

/** One bet of the dock: selection, match, amounts, settlement details and ticket. */
export function BetCard({ bet }: { readonly bet: BetRecord }) {
  return (
    <BetBox data-bet={bet.ticketId}>
      {bet.legs ? <SeriesHead bet={bet} /> : <SingleHead bet={bet} />}
      <Amounts bet={bet} />
      <SettlementDetails bet={bet} />
      <Ticket bet={bet} />
    </BetBox>
  );
}

const TONES: Readonly<Record<BetRecord['status'], TagProps['tone']>> = {
  pending: 'warning',
  open: 'info',
  settled: 'neutral',
  rejected: 'danger',
};

/** Status of the bet, or its result in the colour of the net amount. */
function BetStatusLine({ bet }: { readonly bet: BetRecord }) {
  const t = useSportsT();
  const betT = useBetT();
  if (bet.status !== 'settled' || bet.resultCode === undefined)
    return <Tag tone={TONES[bet.status]}>{t(`bets.${bet.status}`)}</Tag>;
  const tone = getNetTone(bet.net);
  return <Tag tone={tone === 'plain' ? 'neutral' : tone}>{getResultName(bet.resultCode, betT)}</Tag>;
}

function SingleHead({ bet }: { readonly bet: BetRecord }) {
  const t = useSportsT();
  const betT = useBetT();
  const { oddsType } = useAppSelector(selectSportView);
  const { text: price } = formatBetPrice(bet, oddsType);
  const type = formatOddsType(t, bet.w, oddsType);
  return (
    <>
      <BetLine>
        <SelectionName>{formatBetSelection(bet, betT)}</SelectionName>
        <BetStatusLine bet={bet} />
      </BetLine>
      <BetLine>
        <span>
          {isInPlaySelection(bet) && `${t('bets.inPlay')} `}
          {getBetPlayName(bet, betT)} {type && <Tag>{type}</Tag>}
        </span>
        <SelectionPrice>{price}</SelectionPrice>
      </BetLine>
      <SecondaryText>
        {[bet.team_h, bet.team_c].filter(Boolean).join(' - ')}
        <br />
        {bet.league}
        {bet.scoreAtBet && ` · ${t('bets.scoreAtBet', { score: bet.scoreAtBet })}`}
        {bet.scoreFinal && ` · ${t('bets.scoreFinal', { score: bet.scoreFinal })}`}
      </SecondaryText>
      {bet.status === 'open' && <LiveScore gameId={bet.gameId} />}
    </>
  );
}

function SeriesHead({ bet }: { readonly bet: BetRecord }) {
  const t = useSportsT();
  const betT = useBetT();
  const { oddsType } = useAppSelector(selectSportView);
  return (
    <>
      <BetLine>
        <SelectionName>
          {betT('series.name')} {bet.systems?.map((system) => formatSystemName(system, betT)).join('、')}
        </SelectionName>
        <BetStatusLine bet={bet} />
      </BetLine>
      <SecondaryText>
        {t('series.unitsTimes', {
          count: bet.units ?? 1,
          amount: formatYuan(bet.unitStake ?? bet.stake),
        })}
      </SecondaryText>
      {bet.status !== 'settled' && bet.legs && <BetLegs legs={bet.legs} oddsType={oddsType} />}
      {bet.status === 'open' &&
        bet.legs
          ?.filter(({ resultCode }) => resultCode === undefined)
          .map(({ gameId }) => <LiveScore key={gameId} gameId={gameId} isNamed />)}
    </>
  );
}

/** Current score of the match; nothing if the match is not in the store. */
function LiveScore({ gameId, isNamed = false }: { readonly gameId: string; readonly isNamed?: boolean }) {
  const t = useSportsT();
  const { clock } = useServices();
  const match = useMatch(gameId);
  const score = match && formatScore(match);
  if (!match || !score) return null;
  return (
    <LiveLine>
      <span>{isNamed ? `${match.homeName} - ${match.awayName}` : t('bets.scoreNow')}</span>
      <strong>{score}</strong>
      <span>{formatClock(match, t, clock.now())}</span>
    </LiveLine>
  );
}

function Amounts({ bet }: { readonly bet: BetRecord }) {
  const t = useSportsT();
  const formatMoney = (text: string | undefined, plus = false) => formatCny(text, { decimals: 'always', plus });
  const isSettled = bet.status === 'settled';
  return (
    <FigureRows>
      <div>
        <dt>{t('slip.stake')}</dt>
        <dd>{formatMoney(bet.stake)}</dd>
      </div>
      {isSettled && (
        <div>
          <dt>{t('bets.returned')}</dt>
          <dd>{formatMoney(formatReturn(bet))}</dd>
        </div>
      )}
      <div>
        <dt>{isSettled ? t('bets.net') : t('slip.win')}</dt>
        <dd data-tone={isSettled ? getNetTone(bet.net) : undefined} data-strong="">
          {isSettled ? formatMoney(bet.net, true) : formatMoney(bet.winAmount)}
        </dd>
      </div>
    </FigureRows>
  );
}

/** Explanation of a settled bet. */
function SettlementDetails({ bet }: { readonly bet: BetRecord }) {
  const betT = useBetT();
  const { oddsType } = useAppSelector(selectSportView);
  if (bet.status !== 'settled') return null;
  return (
    <Collapsible>
      <summary>
        {betT('calc.title')}
        {bet.resettledAt !== undefined && ` · ${betT('calc.resettled')}`}
      </summary>
      <BetExplanation bet={bet} oddsType={oddsType} />
    </Collapsible>
  );
}

function Ticket({ bet }: { readonly bet: BetRecord }) {
  const t = useSportsT();
  return <SecondaryText>{t('bets.ticket', { id: bet.ticketId })}</SecondaryText>;
}
