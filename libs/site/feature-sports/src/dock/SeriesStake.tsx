import { addToStake, parseStake, seriesQuote, slipActions, type Slip } from '@pavilion/domain-sports';
import { useAppDispatch } from '@pavilion/site-contract';
import { useSportsT } from '../messages/sportsT.ts';
import { StakeHead } from './SlipParts.ts';
import { EntrySwitch } from './EntrySwitch.tsx';
import { QuickStakes } from './QuickStakes.tsx';
import { limitsText } from './SingleStake.tsx';
import { asTyped, clampedRisk, computeMaxRisk, stakeBounds } from './stakeAmounts.ts';
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
  const bounds = stakeBounds(slip, balance, seriesQuote(slip).units);
  const set = (stake: string) => dispatch(slipActions.seriesStakeChanged(stake));
  const clamp = (text: string) => {
    const left = isWin ? undefined : clampedRisk(parseStake(text), bounds);
    if (left !== undefined) set(asTyped(left));
    return left;
  };
  const add = (amount: bigint) => {
    const text = addToStake(seriesStake, amount);
    if (clamp(text) === undefined) set(text);
  };
  const canMost = bounds.limit !== undefined && !isWin;
  return (
    <>
      <StakeHead>
        <EntrySwitch slip={slip} />
      </StakeHead>
      <StakeBox
        label={isWin ? t('entry.winAmount') : t('series.unitStake')}
        size="large"
        value={seriesStake}
        placeholder={limitsText(slip)}
        error={error}
        onChange={set}
        onLeave={() => clamp(seriesStake)}
      />
      <QuickStakes onAdd={add} onMost={canMost ? () => set(asTyped(computeMaxRisk(bounds))) : undefined} />
    </>
  );
}
