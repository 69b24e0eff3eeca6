import {
  formatLine,
  formatOdds,
  getPlaceableSelections,
  getSelectionChange,
  resolveOddsType,
  getSlipOddsType,
  computeSlipTotals,
  type Slip,
} from '@pavilion/domain-sports';
import { parseMinor } from '@pavilion/kernel';
import { useAppSelector } from '@pavilion/site-contract';
import { Button } from '@pavilion/ui-kit';
import { formatCny } from '@pavilion/wallet';
import { useSportsT, type SportsT } from '../messages/sportsT.ts';
import { selectSportView } from '../state/sportsState.ts';
import { Notice } from './DockStyles.ts';
import type { SlipProblem } from './findSlipProblem.ts';

/** Props of {@link PlaceBetBar}. */
export interface PlaceBetBarProps {
  readonly slip: Slip;
  readonly problem: SlipProblem | undefined;
}

/** Button that places the order and shows its total, or first accepts changed prices (SLP-10). */
export function PlaceBetBar({ slip, problem }: PlaceBetBarProps) {
  const t = useSportsT();
  const { oddsType } = useAppSelector(selectSportView);
  const isChange = problem?.isChange === true;
  return (
    <>
      {problem?.place && <Notice>{problem.place}</Notice>}
      <Button type="submit" variant="primary" size="large" isWide disabled={problem !== undefined && !isChange}>
        {isChange ? formatAcceptLabel(t, slip, getSlipOddsType(slip.mode, oddsType)) : formatPlaceLabel(t, slip)}
      </Button>
    </>
  );
}

function formatPlaceLabel(t: SportsT, slip: Slip): string {
  const { stake } = computeSlipTotals(slip);
  if ((parseMinor(stake) ?? 0n) === 0n) return t('slip.place');
  const amount = formatCny(stake, { symbol: false, decimals: 'always' });
  const count = slip.mode === 'multiple' ? getPlaceableSelections(slip).length : 1;
  return count > 1 ? t('slip.placeMany', { amount, count }) : t('slip.placeAmount', { amount });
}

/** Returns the label of the button: one change in detail, or the number of changes. */
function formatAcceptLabel(t: SportsT, slip: Slip, oddsType: 'E' | 'H' | 'I' | 'M'): string {
  const changed = slip.selections.filter((held) => getSelectionChange(held) !== 'none');
  const [held] = changed;
  if (!held || changed.length > 1) return t('slip.acceptMany', { count: changed.length });
  const { agreed, latest, side, playCode } = held;
  const price = formatOdds(latest.price, resolveOddsType(playCode, oddsType));
  return agreed.line === latest.line
    ? t('slip.acceptPrice', { price })
    : t('slip.acceptLine', { line: formatLine(latest.line, side), price });
}
