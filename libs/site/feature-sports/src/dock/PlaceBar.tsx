import {
  formatLine,
  formatOdds,
  parseStake,
  shownOddsType,
  slipActions,
  type OddsType,
  type Selection,
} from '@pavilion/domain-sports';
import { placementActions } from '@pavilion/domain-sports/placement';
import { useAppDispatch } from '@pavilion/site-contract';
import { Button } from '@pavilion/ui-kit';
import { formatCny } from '@pavilion/wallet';
import { useSportsT } from '../messages/sportsT.ts';
import { Notice } from './DockParts.ts';
import { type SlipProblem } from './slipProblem.ts';

/** Props of {@link PlaceBar}. */
export interface PlaceBarProps {
  readonly selection: Selection;
  readonly problem: SlipProblem | undefined;
  readonly oddsType: OddsType;
}

/** The button that places the bet, or first takes a new price or line (SLP-10). */
export function PlaceBar({ selection, problem, oddsType }: PlaceBarProps) {
  const t = useSportsT();
  const stake = parseStake(selection.stake);
  if (problem?.isChange) return <AcceptButton selection={selection} oddsType={oddsType} />;
  const label = stake
    ? t('slip.placeAmount', { amount: formatCny(stake, { symbol: false, decimals: 'always' }) })
    : t('slip.place');
  return (
    <>
      {problem?.place && <Notice>{problem.place}</Notice>}
      <Button type="submit" variant="primary" size="large" isWide disabled={problem !== undefined}>
        {label}
      </Button>
    </>
  );
}

function AcceptButton({ selection, oddsType }: Omit<PlaceBarProps, 'problem'>) {
  const t = useSportsT();
  const dispatch = useAppDispatch();
  const { agreed, latest, side, playCode } = selection;
  const price = formatOdds(latest.price, shownOddsType(playCode, oddsType));
  const isLine = agreed.line !== latest.line;
  const accept = () => {
    dispatch(placementActions.resultDismissed());
    dispatch(slipActions.changesAccepted());
  };
  return (
    <Button variant="primary" size="large" isWide onClick={accept}>
      {isLine ? t('slip.acceptLine', { line: formatLine(latest.line, side), price }) : t('slip.acceptPrice', { price })}
    </Button>
  );
}
