import {
  formatLine,
  formatOdds,
  getPlaceableSelections,
  getSelectionChange,
  getSelectionMark,
  resolveOddsType,
  getSlipOddsType,
  computeSlipTotals,
  type OddsType,
  type Selection,
  type Slip,
} from '@pavilion/domain-sports';
import { parseMinor } from '@pavilion/kernel';
import { useAppSelector } from '@pavilion/site-contract';
import { Button } from '@pavilion/ui-kit';
import { formatCny } from '@pavilion/wallet';
import { useSportsT, type SportsT } from '../messages/sportsT.ts';
import { selectSportView } from '../state/sportsState.ts';
import { Notice } from '../parts/DockStyles.ts';
import type { SlipProblem } from '../slipState/findSlipProblem.ts';
import { toOfferedSlip } from '../slipState/toOfferedSlip.ts';

/** Props of {@link PlaceBetBar}. */
export interface PlaceBetBarProps {
  readonly slip: Slip;
  readonly problem: SlipProblem | undefined;
}

/** Button that places the order at the offered prices. It names a changed price or line and the amount (SLP-10). */
export function PlaceBetBar({ slip, problem }: PlaceBetBarProps) {
  const t = useSportsT();
  const { oddsType } = useAppSelector(selectSportView);
  const changed = slip.selections.filter(
    (held) => getSelectionChange(held) !== 'none' && getSelectionMark(slip, held) === undefined,
  );
  const label =
    changed.length > 0
      ? formatAcceptLabel(t, { slip, changed, oddsType: getSlipOddsType(slip.mode, oddsType) })
      : formatPlaceLabel(t, slip);
  return (
    <>
      {problem?.place && <Notice>{problem.place}</Notice>}
      <Button type="submit" variant="primary" size="large" isWide disabled={problem !== undefined}>
        {label}
      </Button>
    </>
  );
}

const formatStake = (stake: string): string => formatCny(stake, { symbol: false, decimals: 'always' });

function formatPlaceLabel(t: SportsT, slip: Slip): string {
  const { stake } = computeSlipTotals(slip);
  if ((parseMinor(stake) ?? 0n) === 0n) return t('slip.place');
  const amount = formatStake(stake);
  const count = slip.mode === 'multiple' ? getPlaceableSelections(slip).length : 1;
  return count > 1 ? t('slip.placeMany', { amount, count }) : t('slip.placeAmount', { amount });
}

interface ChangedSlip {
  readonly slip: Slip;
  readonly changed: readonly Selection[];
  readonly oddsType: OddsType;
}

/** Returns the label of the button after a change: the change in detail, or the number of changes, and the amount. */
function formatAcceptLabel(t: SportsT, { slip, changed, oddsType }: ChangedSlip): string {
  const { stake } = computeSlipTotals(toOfferedSlip(slip));
  const amount = (parseMinor(stake) ?? 0n) > 0n ? formatStake(stake) : undefined;
  const [held] = changed;
  if (!held || changed.length > 1) {
    const count = changed.length;
    return amount === undefined ? t('slip.acceptMany', { count }) : t('slip.acceptManyAndPlace', { count, amount });
  }
  const offer = formatOffer(held, oddsType);
  return amount === undefined ? t('slip.accept', { offer }) : t('slip.acceptAndPlace', { offer, amount });
}

/** Returns the new price, after the line if that has changed too. */
function formatOffer({ agreed, latest, side, playCode }: Selection, oddsType: OddsType): string {
  const price = formatOdds(latest.price, resolveOddsType(playCode, oddsType));
  return agreed.line === latest.line ? price : `${formatLine(latest.line, side)} @ ${price}`;
}
