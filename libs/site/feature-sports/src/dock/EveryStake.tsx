import { addToStake, parseStake, slipActions, type Slip } from '@pavilion/domain-sports';
import { useAppDispatch } from '@pavilion/site-contract';
import { useSportsT } from '../messages/sportsT.ts';
import { StakeHead } from './SlipParts.ts';
import { EntrySwitch } from './EntrySwitch.tsx';
import { QuickStakes } from './QuickStakes.tsx';
import { limitsText } from './SingleStake.tsx';
import { asTyped, clampedRisk, computeMaxRisk, stakeBounds } from './stakeAmounts.ts';
import { StakeBox } from './StakeBox.tsx';

/** One amount for all selections; empty while they differ. The selections share the balance. */
export function EveryStake({ slip, balance }: { readonly slip: Slip; readonly balance: string | undefined }) {
  const t = useSportsT();
  const dispatch = useAppDispatch();
  const { selections, entry } = slip;
  const [first] = selections;
  const isSame = selections.every(({ stake }) => stake === first?.stake);
  const value = isSame ? (first?.stake ?? '') : '';
  const bounds = stakeBounds(slip, balance, selections.length);
  const set = (stake: string) => dispatch(slipActions.everyStakeChanged(stake));
  const clamp = (text: string) => {
    const left = entry === 'risk' ? clampedRisk(parseStake(text), bounds) : undefined;
    if (left !== undefined) set(asTyped(left));
    return left;
  };
  const add = (amount: bigint) => {
    const text = addToStake(value, amount);
    if (clamp(text) === undefined) set(text);
  };
  const canMost = bounds.limit !== undefined && entry === 'risk';
  return (
    <>
      <StakeHead>
        <EntrySwitch slip={slip} />
      </StakeHead>
      <StakeBox
        label={entry === 'win' ? t('entry.everyWin') : t('slip.everyStake')}
        value={value}
        placeholder={isSame ? limitsText(slip) : t('slip.stakesDiffer')}
        onChange={set}
        onLeave={() => clamp(value)}
      />
      <QuickStakes onAdd={add} onMost={canMost ? () => set(asTyped(computeMaxRisk(bounds))) : undefined} />
    </>
  );
}
