import {
  formatLine,
  formatOdds,
  parsePrice,
  parseSide,
  pickOf,
  shownOddsType,
  type Pick,
  type Selection,
} from '@pavilion/domain-sports';
import { placementActions, type BetOutcome, type PlacedBet } from '@pavilion/domain-sports/placement';
import { useAppDispatch, useAppSelector, useServices } from '@pavilion/site-contract';
import { Button, Icon, IconButton } from '@pavilion/ui-kit';
import { formatCny } from '@pavilion/wallet';
import { playName, sideName } from '../board/playName.ts';
import { useSportsT, type SportsT } from '../messages/sportsT.ts';
import { deskActions } from '../state/deskSlice.ts';
import { selectSportView } from '../state/sportsState.ts';
import { ActionRow, BetBox, DockStack, Facts, Faint, Notice, PickName, ReceiptHead } from './DockParts.ts';

/** Props of {@link PlacementResult}. */
export interface PlacementResultProps {
  readonly bet: PlacedBet;
  /** The pick still on the slip, when the bet was not taken. */
  readonly selection: Selection | undefined;
}

/** How a bet ended: taken with its ticket, or not taken, why, and how to go on (SLP-11). */
export function PlacementResult({ bet, selection }: PlacementResultProps) {
  if (bet.status === 'accepted' && bet.outcome) return <Accepted bet={bet} outcome={bet.outcome} />;
  return <NotTaken bet={bet} isHeld={selection !== undefined} />;
}

function Accepted({ bet, outcome }: { readonly bet: PlacedBet; readonly outcome: BetOutcome }) {
  const t = useSportsT();
  const dispatch = useAppDispatch();
  return (
    <DockStack>
      <ReceiptHead>
        <Icon name="checkCircle" />
        <strong>{t('slip.accepted')}</strong>
        {outcome.ticketId && <span data-part="ticket">{t('slip.ticket', { id: outcome.ticketId })}</span>}
      </ReceiptHead>
      <Ticket bet={bet} outcome={outcome} />
      <ActionRow>
        <Button onClick={() => dispatch(deskActions.dockTabChosen('bets'))}>{t('slip.seeBets')}</Button>
        <Button variant="primary" onClick={() => dispatch(placementActions.resultDismissed())}>
          {t('slip.another')}
        </Button>
      </ActionRow>
    </DockStack>
  );
}

const pickName = (t: SportsT, pick: Pick, line: string): string =>
  [playName(t, pick.gameType, pick.playCode), sideName(t, pick, pick.side, pick.playCode), formatLine(line, pick.side)]
    .filter(Boolean)
    .join(' ');

function Ticket({ bet, outcome }: { readonly bet: PlacedBet; readonly outcome: BetOutcome }) {
  const t = useSportsT();
  const { board } = useServices();
  const { oddsType } = useAppSelector(selectSportView);
  const request = bet.request.kind === 'single' ? bet.request : undefined;
  const pick = request && pickOf(board, request.oddsId);
  const side = parseSide(request?.side);
  const price = parsePrice(outcome.price ?? request?.price);
  return (
    <BetBox>
      {pick && side && <PickName>{pickName(t, pick, outcome.line ?? request?.line ?? '')}</PickName>}
      {pick && (
        <Faint>
          {pick.homeName} - {pick.awayName}
        </Faint>
      )}
      <Facts>
        <div>
          <dt>{t('slip.priceTaken')}</dt>
          <dd>{formatOdds(price, shownOddsType(request?.playCode ?? '', oddsType))}</dd>
        </div>
        <div>
          <dt>{t('slip.stake')}</dt>
          <dd>{formatCny(outcome.stake ?? request?.stake, { decimals: 'always' })}</dd>
        </div>
        <div data-main="">
          <dt>{t('slip.win')}</dt>
          <dd>{formatCny(outcome.winAmount, { decimals: 'always' })}</dd>
        </div>
      </Facts>
    </BetBox>
  );
}

/** The reason in words; limits come with the answer. */
function reasonText(t: SportsT, { outcome, failureKey }: PlacedBet): string {
  const { reason, limits } = outcome ?? {};
  const amount = (text: string | undefined) => formatCny(text, { symbol: false });
  if (reason === 'belowMinimum') return t('reason.belowMinimum', { min: amount(limits?.min) });
  if (reason === 'aboveMaximum') return t('reason.aboveMaximum', { max: amount(limits?.max) });
  if (reason) return t(`reason.${reason}`);
  return failureKey === 'sports.bet.notPlaced' ? t('reason.notReceived') : t('reason.refused');
}

function NotTaken({ bet, isHeld }: { readonly bet: PlacedBet; readonly isHeld: boolean }) {
  const t = useSportsT();
  const dispatch = useAppDispatch();
  return (
    <DockStack>
      <Notice data-tone="danger" role="alert">
        <strong>{t('slip.rejected')}</strong>
        <span>{reasonText(t, bet)}</span>
        {isHeld && <span>{t('slip.kept')}</span>}
        <IconButton label={t('slip.gotIt')} size="small" onClick={() => dispatch(placementActions.resultDismissed())}>
          <Icon name="close" />
        </IconButton>
      </Notice>
    </DockStack>
  );
}
