import { slipActions, type Slip, type SlipMode } from '@pavilion/domain-sports';
import { useAppDispatch } from '@pavilion/site-contract';
import { Button, SegmentedControl } from '@pavilion/ui-kit';
import { memo } from 'react';
import { useSportsT } from '../messages/sportsT.ts';
import { slipNoticeActions } from '../state/slipNoticeSlice.ts';
import { SlipTop } from '../parts/SlipStyles.ts';

const MODES: readonly SlipMode[] = ['single', 'multiple', 'series'];

/** Choice of the slip mode, single, multiple or parlay, and the button that clears the slip (§4). */
export const SlipHead = memo(function SlipHead({ slip }: { readonly slip: Slip }) {
  const t = useSportsT();
  const dispatch = useAppDispatch();
  const count = slip.selections.length;
  const choose = (mode: SlipMode) => {
    dispatch(slipActions.modeChanged(mode));
    dispatch(slipNoticeActions.modeChosen({ mode, held: count }));
  };
  return (
    <SlipTop>
      <SegmentedControl
        label={t('slip.mode')}
        size="small"
        isWide
        value={slip.mode}
        onChange={choose}
        segments={MODES.map((value) => ({ value, label: t(`slip.mode.${value}`) }))}
      />
      {count > 1 && (
        <Button size="small" variant="quiet" onClick={() => dispatch(slipActions.slipCleared())}>
          {t('slip.clear')}
        </Button>
      )}
    </SlipTop>
  );
});
