import { formatOdds, parsePrice, resolveOddsType, countUnits, type OddsType } from '@pavilion/domain-sports';
import { formatMinor, parseMinor } from '@pavilion/kernel';
import type { PlacedBet, QuotedLeg } from '@pavilion/domain-sports/placement';
import { useBetT, formatSystemName } from '@pavilion/site-bet-ui';
import { SupportText, useAppSelector } from '@pavilion/site-contract';
import { getPlayName } from '@pavilion/site-bet-ui/selections';
import { Tag, type TagProps } from '@pavilion/ui-kit';
import { formatYuan } from '@pavilion/wallet';
import { useSportsT, type SportsT } from '../messages/sportsT.ts';
import { selectSportView } from '../state/sportsState.ts';
import { BetLine, FigureRows, SecondaryText, SelectionName } from '../parts/DockStyles.ts';
import { formatOddsTypeSuffix } from '../parts/formatOddsType.ts';
import { formatSelectionName } from '../parts/formatSelectionName.ts';
import { formatRejection } from './formatRejection.ts';
import type { SelectionFinder } from '../slipState/useSelectionFinder.ts';

/** Props of {@link OrderLine}. */
export interface OrderLineProps {
  readonly bet: PlacedBet;
  readonly findSelection: SelectionFinder;
  /** Whether the order has several bets; each one then shows its own status. */
  readonly isOneOfMany: boolean;
}

const TONES: Readonly<Record<PlacedBet['status'], TagProps['tone']>> = {
  confirming: 'info',
  pending: 'warning',
  unknown: 'warning',
  accepted: 'success',
  rejected: 'danger',
  refused: 'danger',
};

/** One bet of an order: selection, status, stake and winnings, ticket or reason of the rejection. */
export function OrderLine({ bet, findSelection, isOneOfMany }: OrderLineProps) {
  const t = useSportsT();
  const { request, status } = bet;
  const isOver = status === 'rejected' || status === 'refused';
  return (
    <>
      <BetLine>
        <OrderTitle bet={bet} findSelection={findSelection} />
        {isOneOfMany && <Tag tone={TONES[status]}>{t(`order.${status}`)}</Tag>}
      </BetLine>
      {getLegs(bet).map((leg) => (
        <OrderLeg key={leg.oddsId} leg={leg} isLeg={request.kind === 'series'} findSelection={findSelection} />
      ))}
      <OrderAmounts bet={bet} isOneOfMany={isOneOfMany} isOver={isOver} />
      <OrderNotes bet={bet} isOver={isOver} />
    </>
  );
}

interface OrderAmountsProps extends Pick<OrderLineProps, 'bet' | 'isOneOfMany'> {
  /** Whether the bet was not accepted. */
  readonly isOver: boolean;
}

function OrderAmounts({ bet, isOneOfMany, isOver }: OrderAmountsProps) {
  const t = useSportsT();
  const { outcome } = bet;
  const main = isOneOfMany ? undefined : '';
  return (
    <FigureRows>
      <div data-main={main}>
        <dt>{t('slip.stake')}</dt>
        <dd>{formatYuan(outcome?.stake ?? computeTotalStake(bet))}</dd>
      </div>
      {outcome?.winAmount !== undefined && !isOver && (
        <div data-main={main}>
          <dt>{t('slip.win')}</dt>
          <dd>{formatYuan(outcome.winAmount)}</dd>
        </div>
      )}
    </FigureRows>
  );
}

/** Reason of a refusal, ticket of an accepted bet, or request id of a bet whose outcome is unknown. */
function OrderNotes({ bet, isOver }: Pick<OrderAmountsProps, 'bet' | 'isOver'>) {
  const t = useSportsT();
  const { request, outcome, status } = bet;
  return (
    <>
      {isOver && (
        <SecondaryText data-part="reason">
          <SupportText bet={bet.outcome?.ticketId}>{formatRejection(t, bet)}</SupportText>
        </SecondaryText>
      )}
      {outcome?.ticketId && !isOver && (
        <SecondaryText data-part="ticket">{t('slip.ticket', { id: outcome.ticketId })}</SecondaryText>
      )}
      {status === 'unknown' && <SecondaryText>{t('slip.unknownId', { id: request.requestId })}</SecondaryText>}
    </>
  );
}

/** Returns the stake of a request; for a parlay the sum of its units. */
function computeTotalStake({ request }: PlacedBet): string {
  if (request.kind === 'single') return request.stake;
  const units = request.systems.reduce((sum, system) => sum + countUnits(system, request.legs.length), 0);
  return formatMinor((parseMinor(request.unitStake) ?? 0n) * BigInt(units));
}

function OrderTitle({ bet: { request }, findSelection }: Pick<OrderLineProps, 'bet' | 'findSelection'>) {
  const t = useSportsT();
  const betT = useBetT();
  if (request.kind === 'series')
    return (
      <SelectionName>
        {betT('series.name')} {request.systems.map((system) => formatSystemName(system, betT)).join('、')}
      </SelectionName>
    );
  const selection = findSelection(request.oddsId);
  return <SelectionName>{selection ? formatSelectionName(t, selection, request.line) : request.oddsId}</SelectionName>;
}

/** Returns the legs of a bet with the prices of the response, or of the request before it. */
function getLegs({ request, outcome }: PlacedBet): readonly QuotedLeg[] {
  if (request.kind === 'single')
    return [{ ...request, price: outcome?.price ?? request.price, line: outcome?.line ?? request.line }];
  return request.legs.map((leg) => {
    const quoted = outcome?.legs?.find(({ oddsId }) => oddsId === leg.oddsId);
    return quoted ? { ...leg, price: quoted.price, line: quoted.line } : leg;
  });
}

interface OrderLegProps {
  readonly leg: QuotedLeg;
  readonly isLeg: boolean;
  readonly findSelection: SelectionFinder;
}

/** A leg of a parlay with its selection. A single already shows it as its title. */
function OrderLeg({ leg, isLeg, findSelection }: OrderLegProps) {
  const t = useSportsT();
  const view = useAppSelector(selectSportView);
  const selection = findSelection(leg.oddsId);
  const oddsType = isLeg ? 'H' : view.oddsType;
  const play =
    selection &&
    getPlayName(t, selection.gameType, selection.playCode) + formatOddsTypeSuffix(t, selection.playCode, oddsType);
  return (
    <div>
      <BetLine>
        <span>{isLeg ? selection && formatSelectionName(t, selection, leg.line) : play}</span>
        <span>{formatLegPrice(t, leg, oddsType)}</span>
      </BetLine>
      <SecondaryText>
        {isLeg && play && `${play} · `}
        {selection && [selection.homeName, selection.awayName].filter(Boolean).join(' - ')}
      </SecondaryText>
    </div>
  );
}

const formatLegPrice = (t: SportsT, { price, playCode }: QuotedLeg, oddsType: OddsType): string =>
  t('order.at', { price: formatOdds(parsePrice(price), resolveOddsType(playCode, oddsType)) });
