import { parseStake, slipActions, type Slip, type StakeEntry } from '@pavilion/domain-sports';
import { useAppDispatch } from '@pavilion/site-contract';
import { SegmentedControl } from '@pavilion/ui-kit';
import { useSportsT } from '../messages/sportsT.ts';
import { convertBoxAmount, convertSeriesAmount } from './stakeAmounts.ts';

/** Switch between risk and to win. The typed amounts are converted, so that the bet stays the same (B6). */
export function EntrySwitch({ slip }: { readonly slip: Slip }) {
  const t = useSportsT();
  const dispatch = useAppDispatch();
  const choose = (entry: StakeEntry) => {
    dispatch(slipActions.entryChanged(entry));
    dispatch(slipActions.seriesStakeChanged(convertSeriesAmount(entry, slip)));
    for (const held of slip.selections)
      dispatch(slipActions.stakeChanged({ id: held.id, stake: convertBoxAmount(entry, held, parseStake(held.stake)) }));
  };
  return (
    <SegmentedControl
      label={t('entry.label')}
      size="small"
      value={slip.entry}
      onChange={choose}
      segments={[
        { value: 'risk', label: t('entry.risk') },
        { value: 'win', label: t('entry.win') },
      ]}
    />
  );
}
