import { getSelectionMark, resolveOddsType, slipActions, type Slip } from '@pavilion/domain-sports';
import { useAppDispatch, useAppSelector } from '@pavilion/site-contract';
import { Button, CloseIcon, IconButton } from '@pavilion/ui-kit';
import { useSportsT } from '../messages/sportsT.ts';
import { selectSlipNotice, slipNoticeActions } from '../state/slipNoticeSlice.ts';
import { selectSportView } from '../state/sportsState.ts';
import { SecondaryText, Notice } from '../parts/DockStyles.ts';

/** Notices of automatic slip changes and of selections that a parlay does not allow. */
export function SlipNotices({ slip }: { readonly slip: Slip }) {
  const t = useSportsT();
  const { oddsType } = useAppSelector(selectSportView);
  const isForced = slip.mode === 'series' && oddsType !== 'H' && slip.selections.length > 0;
  const hasEuropean = slip.selections.some(({ playCode }) => resolveOddsType(playCode, 'H') === 'E');
  return (
    <>
      <SlipNoticeText />
      <ClashNotice slip={slip} />
      {isForced && <SecondaryText>{t('slip.forcedHongKong')}</SecondaryText>}
      {isForced && hasEuropean && <SecondaryText>{t('slip.keptEuropean')}</SecondaryText>}
    </>
  );
}

function SlipNoticeText() {
  const t = useSportsT();
  const dispatch = useAppDispatch();
  const notice = useAppSelector(selectSlipNotice);
  if (!notice) return null;
  return (
    <Notice data-tone="info" data-closable="">
      <span>{t(`note.${notice.kind}`, { count: notice.count })}</span>
      <IconButton label={t('slip.dismiss')} size="small" onClick={() => dispatch(slipNoticeActions.dismissed())}>
        <CloseIcon />
      </IconButton>
    </Notice>
  );
}

/** Returns the selections that a parlay does not allow: all but the last of each match, and outrights. */
export const findClashingIds = (slip: Slip): readonly string[] =>
  slip.mode === 'series'
    ? slip.selections
        .filter(
          (held, at) =>
            getSelectionMark(slip, held) === 'champion' ||
            slip.selections.findLastIndex(({ gameId }) => gameId === held.gameId) !== at,
        )
        .map(({ id }) => id)
    : [];

function ClashNotice({ slip }: { readonly slip: Slip }) {
  const t = useSportsT();
  const dispatch = useAppDispatch();
  const ids = findClashingIds(slip);
  if (ids.length === 0) return null;
  return (
    <Notice data-tone="danger">
      <span>{t('slip.clash')}</span>
      <Button size="small" onClick={() => ids.forEach((id) => void dispatch(slipActions.selectionRemoved(id)))}>
        {t('slip.removeClash', { count: ids.length })}
      </Button>
    </Notice>
  );
}
