import { addToStake, computeSelectionStake, slipActions, type Selection, type Slip } from '@pavilion/domain-sports';
import { useAppDispatch } from '@pavilion/site-contract';
import { formatCny } from '@pavilion/wallet';
import { useSportsT } from '../messages/sportsT.ts';
import { EntrySwitch } from './EntrySwitch.tsx';
import { StakeHead } from '../parts/SlipStyles.ts';
import { QuickStakes } from './QuickStakes.tsx';
import { formatBoxAmount, clampRisk, computeMaxRisk, getStakeBounds } from './stakeAmounts.ts';
import { StakeBox } from './StakeBox.tsx';

/** Props of {@link SingleStake}. */
export interface SingleStakeProps {
  readonly slip: Slip;
  readonly selection: Selection;
  /** Decimal text; absent while unknown. */
  readonly balance: string | undefined;
  readonly error: string | undefined;
}

/** Stake of the only bet: risk or to win, quick amounts, and the maximum by limit and balance (SLP-08, B6). */
export function SingleStake({ slip, selection, balance, error }: SingleStakeProps) {
  const t = useSportsT();
  const dispatch = useAppDispatch();
  const bounds = getStakeBounds(slip, balance);
  const set = (stake: string) => dispatch(slipActions.stakeChanged({ id: selection.id, stake }));
  const setRisk = (risk: bigint) => set(formatBoxAmount(slip, selection, risk));
  const clamp = (risk: bigint | undefined) => {
    const left = clampRisk(risk, bounds);
    if (left !== undefined) setRisk(left);
    return left;
  };
  const add = (amount: bigint) => {
    const stake = addToStake(selection.stake, amount);
    const left = clampRisk(computeSelectionStake({ ...selection, stake }, slip.entry), bounds);
    if (left === undefined) set(stake);
    else setRisk(left);
  };
  return (
    <>
      <StakeHead>
        <EntrySwitch slip={slip} />
      </StakeHead>
      <StakeBox
        label={slip.entry === 'win' ? t('entry.winAmount') : t('slip.stake')}
        size="large"
        value={selection.stake}
        placeholder={formatLimits(slip)}
        error={error}
        onChange={set}
        onClamp={() => clamp(computeSelectionStake(selection, slip.entry))}
        onAdd={add}
      />
      <QuickStakes onAdd={add} onMax={bounds.limit === undefined ? undefined : () => setRisk(computeMaxRisk(bounds))} />
    </>
  );
}

/** Returns the limits as the placeholder of a box. */
export const formatLimits = ({ limits, entry }: Slip): string | undefined =>
  limits && entry === 'risk'
    ? `${formatCny(limits.min, { symbol: false })} – ${formatCny(limits.max, { symbol: false })}`
    : undefined;
