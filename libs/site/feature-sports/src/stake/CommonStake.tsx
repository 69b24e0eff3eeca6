import { addToStake, parseStake, slipActions, type Slip } from '@pavilion/domain-sports';
import { useAppDispatch } from '@pavilion/site-contract';
import { useSportsT } from '../messages/sportsT.ts';
import { StakeHead } from '../parts/SlipStyles.ts';
import { EntrySwitch } from './EntrySwitch.tsx';
import { QuickStakes } from './QuickStakes.tsx';
import { formatLimits } from './SingleStake.tsx';
import { formatTypedAmount, clampRisk, computeMaxRisk, getStakeBounds } from './stakeAmounts.ts';
import { StakeBox } from './StakeBox.tsx';

/** One amount for all selections; empty while they differ. The selections share the balance. */
export function CommonStake({ slip, balance }: { readonly slip: Slip; readonly balance: string | undefined }) {
  const t = useSportsT();
  const dispatch = useAppDispatch();
  const { selections, entry } = slip;
  const [first] = selections;
  const isSame = selections.every(({ stake }) => stake === first?.stake);
  const value = isSame ? (first?.stake ?? '') : '';
  const bounds = getStakeBounds(slip, balance, selections.length);
  const set = (stake: string) => dispatch(slipActions.everyStakeChanged(stake));
  const clamp = (text: string) => {
    const left = entry === 'risk' ? clampRisk(parseStake(text), bounds) : undefined;
    if (left !== undefined) set(formatTypedAmount(left));
    return left;
  };
  const add = (amount: bigint) => {
    const text = addToStake(value, amount);
    if (clamp(text) === undefined) set(text);
  };
  const canSetMax = bounds.limit !== undefined && entry === 'risk';
  return (
    <>
      <StakeHead>
        <EntrySwitch slip={slip} />
      </StakeHead>
      <StakeBox
        label={entry === 'win' ? t('entry.everyWin') : t('slip.everyStake')}
        value={value}
        placeholder={isSame ? formatLimits(slip) : t('slip.stakesDiffer')}
        onChange={set}
        onClamp={() => clamp(value)}
        onAdd={add}
      />
      <QuickStakes onAdd={add} onMax={canSetMax ? () => set(formatTypedAmount(computeMaxRisk(bounds))) : undefined} />
    </>
  );
}
