import { addToStake, parseStake, computeSeriesQuote, slipActions, type Slip } from '@pavilion/domain-sports';
import { useAppDispatch } from '@pavilion/site-contract';
import { useSportsT } from '../messages/sportsT.ts';
import { StakeHead } from '../parts/SlipStyles.ts';
import { EntrySwitch } from './EntrySwitch.tsx';
import { QuickStakes } from './QuickStakes.tsx';
import { formatLimits } from './SingleStake.tsx';
import { formatTypedAmount, clampRisk, computeMaxRisk, getStakeBounds } from './stakeAmounts.ts';
import { StakeBox } from './StakeBox.tsx';

/** Props of {@link SeriesStake}. */
export interface SeriesStakeProps {
  readonly slip: Slip;
  readonly balance: string | undefined;
  readonly error: string | undefined;
}

/** Unit stake of a parlay, or its total to win. The balance has to cover all units. */
export function SeriesStake({ slip, balance, error }: SeriesStakeProps) {
  const t = useSportsT();
  const dispatch = useAppDispatch();
  const { entry, seriesStake } = slip;
  const isWin = entry === 'win';
  const bounds = getStakeBounds(slip, balance, computeSeriesQuote(slip).units);
  const set = (stake: string) => dispatch(slipActions.seriesStakeChanged(stake));
  const clamp = (text: string) => {
    const left = isWin ? undefined : clampRisk(parseStake(text), bounds);
    if (left !== undefined) set(formatTypedAmount(left));
    return left;
  };
  const add = (amount: bigint) => {
    const text = addToStake(seriesStake, amount);
    if (clamp(text) === undefined) set(text);
  };
  const canSetMax = bounds.limit !== undefined && !isWin;
  return (
    <>
      <StakeHead>
        <EntrySwitch slip={slip} />
      </StakeHead>
      <StakeBox
        label={isWin ? t('entry.winAmount') : t('series.unitStake')}
        size="large"
        value={seriesStake}
        placeholder={formatLimits(slip)}
        error={error}
        onChange={set}
        onClamp={() => clamp(seriesStake)}
        onAdd={add}
      />
      <QuickStakes onAdd={add} onMax={canSetMax ? () => set(formatTypedAmount(computeMaxRisk(bounds))) : undefined} />
    </>
  );
}
