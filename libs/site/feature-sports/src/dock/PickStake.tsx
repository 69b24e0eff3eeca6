import { formatMinor } from '@pavilion/kernel';
import { selectionStake, selectionWinnings, slipActions, type Selection, type Slip } from '@pavilion/domain-sports';
import { useAppDispatch } from '@pavilion/site-contract';
import { formatCny } from '@pavilion/wallet';
import { useSportsT } from '../messages/sportsT.ts';
import { PickStakeRow } from './SlipParts.ts';
import { pickProblem } from './slipProblem.ts';
import { formatBoxAmount, clampedRisk, stakeBounds } from './stakeAmounts.ts';
import { StakeBox } from './StakeBox.tsx';

/** Props of {@link PickStake}. */
export interface PickStakeProps {
  readonly slip: Slip;
  readonly selection: Selection;
  readonly balance: string | undefined;
  /** Name of the selection, part of the accessible name of the box. */
  readonly name: string;
}

/** Stake of one bet among several, next to its winnings. */
export function PickStake({ slip, selection, balance, name }: PickStakeProps) {
  const t = useSportsT();
  const dispatch = useAppDispatch();
  const set = (stake: string) => dispatch(slipActions.stakeChanged({ id: selection.id, stake }));
  const isWin = slip.entry === 'win';
  const clamp = () => {
    const left = clampedRisk(selectionStake(selection, slip.entry), stakeBounds(slip, balance));
    if (left !== undefined) set(formatBoxAmount(slip, selection, left));
    return left;
  };
  const offered = { ...selection, agreed: selection.latest };
  const other = isWin ? (selectionStake(offered, 'win') ?? 0n) : selectionWinnings(offered);
  return (
    <PickStakeRow>
      <StakeBox
        label={t(isWin ? 'entry.winAmountOf' : 'slip.stakeOf', { name })}
        isLabelHidden
        value={selection.stake}
        placeholder={isWin ? t('entry.winAmount') : t('slip.stake')}
        error={selection.stake === '' ? undefined : pickProblem(t, slip, selection)}
        onChange={set}
        onLeave={clamp}
      />
      <span>
        {t(isWin ? 'slip.risks' : 'slip.wins', {
          amount: formatCny(formatMinor(other), { symbol: false, decimals: 'always' }),
        })}
      </span>
    </PickStakeRow>
  );
}
