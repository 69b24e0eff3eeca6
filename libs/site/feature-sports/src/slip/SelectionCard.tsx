import {
  formatLine,
  formatOdds,
  getSelectionChange,
  getSelectionMark,
  resolveOddsType,
  slipActions,
  type OddsType,
  type Selection,
  type SelectionMark,
  type Slip,
} from '@pavilion/domain-sports';
import { useAppDispatch } from '@pavilion/site-contract';
import { getPlayName } from '@pavilion/site-bet-ui/selections';
import { CloseIcon, IconButton, Tag } from '@pavilion/ui-kit';
import type { ReactNode } from 'react';
import { useLastKnownMatch } from '../live/useLastKnownMatch.ts';
import { useSportsT, type SportsT } from '../messages/sportsT.ts';
import { BetBox, BetLine, SecondaryText, Notice, SelectionName, SelectionPrice } from '../parts/DockStyles.ts';
import { SelectionLine } from '../parts/SlipStyles.ts';
import { formatOddsType, formatOddsTypeSuffix } from '../parts/formatOddsType.ts';
import { formatSelectionName } from '../parts/formatSelectionName.ts';
import { formatFinalScore, formatScore } from '../parts/formatScore.ts';

/** Props of {@link SelectionCard}. */
export interface SelectionCardProps {
  readonly slip: Slip;
  readonly selection: Selection;
  readonly oddsType: OddsType;
  /** Keeps the card from being removed while an order is confirming (SLP-07). */
  readonly isLocked?: boolean;
  /** Amount of this selection, if each has its own. */
  readonly children?: ReactNode;
}

/** One selection of the slip: outcome, price, match, problem and price change (SLP-10). */
export function SelectionCard({ slip, selection, oddsType, isLocked = false, children }: SelectionCardProps) {
  const t = useSportsT();
  const { homeName, awayName } = selection;
  const mark = getSelectionMark(slip, selection);
  const isOver = mark === 'closed' || mark === 'started';
  const Head = slip.selections.length > 1 ? CompactHead : FullHead;
  return (
    <BetBox
      data-closed={isOver || undefined}
      data-marked={mark}
      aria-label={[homeName, awayName].filter(Boolean).join(' - ')}
    >
      <Head selection={selection} oddsType={oddsType} isLocked={isLocked} />
      {mark && <Notice data-tone={MARK_TONES[mark]}>{describeMark(t, mark)}</Notice>}
      <ChangeNotice selection={selection} oddsType={oddsType} isOver={isOver} />
      {!isOver && children}
    </BetBox>
  );
}

interface HeadProps {
  readonly selection: Selection;
  readonly oddsType: OddsType;
  readonly isLocked: boolean;
}

/** Head of the only selection, in several lines. */
function FullHead({ selection, oddsType, isLocked }: HeadProps) {
  const t = useSportsT();
  const { gameType, playCode } = selection;
  const type = formatOddsType(t, playCode, oddsType);
  return (
    <>
      <BetLine>
        <SelectionName>{formatSelectionName(t, selection, selection.agreed.line)}</SelectionName>
        <RemoveButton selection={selection} isLocked={isLocked} />
      </BetLine>
      <BetLine>
        <span>
          {getPlayName(t, gameType, playCode)} {type && <Tag>{type}</Tag>}
        </span>
        <SlipPrice selection={selection} oddsType={oddsType} />
      </BetLine>
      <MatchDetails selection={selection} />
    </>
  );
}

/** Head of one of several selections: outcome, price and remove button in one line, details below it. */
function CompactHead({ selection, oddsType, isLocked }: HeadProps) {
  const t = useSportsT();
  const { gameType, playCode, homeName, awayName } = selection;
  const score = useScore(selection, false);
  return (
    <>
      <SelectionLine>
        <SelectionName>{formatSelectionName(t, selection, selection.agreed.line)}</SelectionName>
        <SlipPrice selection={selection} oddsType={oddsType} />
        <RemoveButton selection={selection} isLocked={isLocked} />
      </SelectionLine>
      <SecondaryText>
        {getPlayName(t, gameType, playCode)}
        {formatOddsTypeSuffix(t, playCode, oddsType)} · {[homeName, awayName].filter(Boolean).join(' - ')}
        {score && ` · ${score}`}
      </SecondaryText>
    </>
  );
}

function RemoveButton({ selection, isLocked }: Omit<HeadProps, 'oddsType'>) {
  const t = useSportsT();
  const dispatch = useAppDispatch();
  if (isLocked) return null;
  return (
    <IconButton
      label={t('slip.remove', { name: formatSelectionName(t, selection, selection.agreed.line) })}
      size="small"
      onClick={() => dispatch(slipActions.selectionRemoved(selection.id))}
    >
      <CloseIcon />
    </IconButton>
  );
}

/** Returns the current or final score of the match; the current one with a label if `isNamed`. */
function useScore({ gameId }: Selection, isNamed: boolean): string {
  const t = useSportsT();
  const match = useLastKnownMatch(gameId);
  if (!match) return '';
  const final = formatFinalScore(match);
  if (final) return t('bets.scoreFinal', { score: final });
  const score = formatScore(match);
  return score && isNamed ? t('slip.scoreNow', { score }) : score;
}

const MARK_TONES: Readonly<Partial<Record<SelectionMark, 'danger'>>> = {
  closed: 'danger',
  started: 'danger',
  sameGame: 'danger',
  champion: 'danger',
};

/** Returns the reason why a selection cannot be bet on (SLP-06, SPT-08, F-BET-16). */
const describeMark = (t: SportsT, mark: SelectionMark): string =>
  mark === 'closed' ? t('slip.invalid') : mark === 'suspended' ? t('slip.suspended') : t(`mark.${mark}`);

/** Agreed price; after a change the offered price, with the agreed one struck through. */
function SlipPrice({ selection, oddsType }: { readonly selection: Selection; readonly oddsType: OddsType }) {
  const { agreed, latest, playCode, status } = selection;
  const odds = (price: number) => formatOdds(price, resolveOddsType(playCode, oddsType));
  if (status === 'closed' || status === 'started' || agreed.price === latest.price)
    return <SelectionPrice data-part="slip-odds">{odds(agreed.price)}</SelectionPrice>;
  return (
    <SelectionPrice data-part="slip-odds">
      <del>{odds(agreed.price)}</del>
      <ins data-move={latest.price > agreed.price ? 'up' : 'down'}>{odds(latest.price)}</ins>
    </SelectionPrice>
  );
}

function MatchDetails({ selection }: { readonly selection: Selection }) {
  const score = useScore(selection, true);
  return (
    <SecondaryText>
      {[selection.homeName, selection.awayName].filter(Boolean).join(' - ')}
      <br />
      {selection.leagueName}
      {score && ` · ${score}`}
    </SecondaryText>
  );
}

interface ChangeNoticeProps {
  readonly selection: Selection;
  readonly oddsType: OddsType;
  readonly isOver: boolean;
}

function ChangeNotice({ selection, oddsType, isOver }: ChangeNoticeProps) {
  const t = useSportsT();
  const { agreed, latest, playCode, side } = selection;
  const change = getSelectionChange(selection);
  if (change === 'none' || isOver) return null;
  const odds = (price: number) => formatOdds(price, resolveOddsType(playCode, oddsType));
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
      <span>{t('slip.notPlaced')}</span>
    </Notice>
  );
}
