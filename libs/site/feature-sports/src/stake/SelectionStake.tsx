import { formatMinor } from '@pavilion/kernel';
import {
  computeSelectionStake,
  computeSelectionWinnings,
  slipActions,
  type Selection,
  type Slip,
} from '@pavilion/domain-sports';
import { useAppDispatch } from '@pavilion/site-contract';
import { formatCny } from '@pavilion/wallet';
import { useSportsT } from '../messages/sportsT.ts';
import { SelectionStakeRow } from '../parts/SlipStyles.ts';
import { findSelectionProblem } from '../slipState/findSlipProblem.ts';
import { formatBoxAmount, clampRisk, getStakeBounds } from './stakeAmounts.ts';
import { StakeBox } from './StakeBox.tsx';

/** Props of {@link SelectionStake}. */
export interface SelectionStakeProps {
  readonly slip: Slip;
  readonly selection: Selection;
  readonly balance: string | undefined;
  /** Name of the selection, part of the accessible name of the box. */
  readonly name: string;
}

/** Stake of one bet among several, next to its winnings. */
export function SelectionStake({ slip, selection, balance, name }: SelectionStakeProps) {
  const t = useSportsT();
  const dispatch = useAppDispatch();
  const set = (stake: string) => dispatch(slipActions.stakeChanged({ id: selection.id, stake }));
  const isWin = slip.entry === 'win';
  const clamp = () => {
    const left = clampRisk(computeSelectionStake(selection, slip.entry), getStakeBounds(slip, balance));
    if (left !== undefined) set(formatBoxAmount(slip, selection, left));
    return left;
  };
  const offered = { ...selection, agreed: selection.latest };
  const other = isWin ? (computeSelectionStake(offered, 'win') ?? 0n) : computeSelectionWinnings(offered);
  return (
    <SelectionStakeRow>
      <StakeBox
        label={t(isWin ? 'entry.winAmountOf' : 'slip.stakeOf', { name })}
        isLabelHidden
        value={selection.stake}
        placeholder={isWin ? t('entry.winAmount') : t('slip.stake')}
        error={findSelectionProblem(t, slip, selection)}
        onChange={set}
        onClamp={clamp}
      />
      <span>
        {t(isWin ? 'slip.risks' : 'slip.wins', {
          amount: formatCny(formatMinor(other), { symbol: false, decimals: 'always' }),
        })}
      </span>
    </SelectionStakeRow>
  );
}
