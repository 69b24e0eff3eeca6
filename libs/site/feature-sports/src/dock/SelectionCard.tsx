import {
  formatLine,
  formatOdds,
  hasOddsTypeLabel,
  selectionChange,
  selectionMark,
  shownOddsType,
  slipActions,
  type OddsType,
  type Selection,
  type Slip,
} from '@pavilion/domain-sports';
import { useAppDispatch } from '@pavilion/site-contract';
import { Icon, IconButton, Tag } from '@pavilion/ui-kit';
import { playName, sideName } from '../board/playName.ts';
import { useMatch } from '../board/useMatch.ts';
import { useSportsT } from '../messages/sportsT.ts';
import { BetBox, BetLine, Faint, Notice, PickName, PickPrice } from './DockParts.ts';

/** Props of {@link SelectionCard}. */
export interface SelectionCardProps {
  readonly slip: Slip;
  readonly selection: Selection;
  readonly oddsType: OddsType;
  /** Keeps the card from being removed while an order is confirming (SLP-07). */
  readonly isLocked: boolean;
}

/** One pick: match, what is bet on, the price agreed to, and what became of it since (SLP-10). */
export function SelectionCard({ slip, selection, oddsType, isLocked }: SelectionCardProps) {
  const t = useSportsT();
  const dispatch = useAppDispatch();
  const { homeName, awayName, gameType, playCode, side, agreed } = selection;
  const name = [sideName(t, selection, side, playCode), formatLine(agreed.line, side)].filter(Boolean).join(' ');
  return (
    <BetBox data-closed={selection.status === 'closed' || undefined} aria-label={`${homeName} - ${awayName}`}>
      <BetLine>
        <PickName>{name}</PickName>
        <IconButton
          label={t('slip.remove', { name })}
          size="small"
          disabled={isLocked}
          onClick={() => dispatch(slipActions.selectionRemoved(selection.id))}
        >
          <Icon name="close" />
        </IconButton>
      </BetLine>
      <BetLine>
        <span>
          {playName(t, gameType, playCode)} {hasOddsTypeLabel(playCode) && <Tag>{t(`oddsType.${oddsType}`)}</Tag>}
        </span>
        <SlipPrice selection={selection} oddsType={oddsType} />
      </BetLine>
      <MatchFaint selection={selection} />
      <Marked slip={slip} selection={selection} />
      <Changed selection={selection} oddsType={oddsType} />
    </BetBox>
  );
}

/** The price agreed to; after a move the new one, which is what the button asks for, with the old one struck through. */
function SlipPrice({ selection, oddsType }: { readonly selection: Selection; readonly oddsType: OddsType }) {
  const { agreed, latest, playCode, status } = selection;
  const odds = (price: number) => formatOdds(price, shownOddsType(playCode, oddsType));
  if (status === 'closed' || agreed.price === latest.price)
    return <PickPrice data-part="slip-odds">{odds(agreed.price)}</PickPrice>;
  return (
    <PickPrice data-part="slip-odds">
      <del>{odds(agreed.price)}</del>
      <ins data-move={latest.price > agreed.price ? 'up' : 'down'}>{odds(latest.price)}</ins>
    </PickPrice>
  );
}

function MatchFaint({ selection }: { readonly selection: Selection }) {
  const t = useSportsT();
  const match = useMatch(selection.gameId);
  const { home, away } = match?.score ?? {};
  const score = match?.isLive && home?.fullTime !== undefined ? `${home.fullTime} - ${away?.fullTime ?? 0}` : '';
  return (
    <Faint>
      {selection.homeName} - {selection.awayName}
      <br />
      {selection.leagueName}
      {score && ` · ${t('slip.scoreNow', { score })}`}
    </Faint>
  );
}

function Marked({ slip, selection }: { readonly slip: Slip; readonly selection: Selection }) {
  const t = useSportsT();
  const mark = selectionMark(slip, selection);
  if (mark === 'closed') return <Notice data-tone="danger">{t('slip.invalid')}</Notice>;
  return mark === 'suspended' ? <Notice>{t('slip.suspended')}</Notice> : null;
}

function Changed({ selection, oddsType }: { readonly selection: Selection; readonly oddsType: OddsType }) {
  const t = useSportsT();
  const { agreed, latest, playCode, side } = selection;
  const change = selectionChange(selection);
  if (change === 'none' || selection.status === 'closed') return null;
  const odds = (price: number) => formatOdds(price, shownOddsType(playCode, oddsType));
  return (
    <Notice data-change={change}>
      {change === 'line' && (
        <span>{t('slip.lineChanged', { from: formatLine(agreed.line, side), to: formatLine(latest.line, side) })}</span>
      )}
      {agreed.price !== latest.price && (
        <span>
          <span aria-hidden="true">{latest.price > agreed.price ? '▲ ' : '▼ '}</span>
          {t('slip.priceChanged', { from: odds(agreed.price), to: odds(latest.price) })}
        </span>
      )}
    </Notice>
  );
}
