import { selectionMark, slipActions, type Slip } from '@pavilion/domain-sports';
import { useAppDispatch, useAppSelector } from '@pavilion/site-contract';
import { Button, CloseIcon, IconButton } from '@pavilion/ui-kit';
import { useSportsT } from '../messages/sportsT.ts';
import { selectSlipNotice, slipNoticeActions } from '../state/slipNoteSlice.ts';
import { selectSportView } from '../state/sportsState.ts';
import { Faint, Notice } from './DockParts.ts';

/** Notices of automatic slip changes and of selections that a parlay does not allow. */
export function SlipNotices({ slip }: { readonly slip: Slip }) {
  const t = useSportsT();
  const { oddsType } = useAppSelector(selectSportView);
  const isForced = slip.mode === 'series' && oddsType !== 'H' && slip.selections.length > 0;
  return (
    <>
      <SlipNoticeText />
      <Clashes slip={slip} />
      {isForced && <Faint>{t('slip.forcedHongKong')}</Faint>}
    </>
  );
}

function SlipNoticeText() {
  const t = useSportsT();
  const dispatch = useAppDispatch();
  const note = useAppSelector(selectSlipNotice);
  if (!note) return null;
  return (
    <Notice data-tone="info" data-closable="">
      <span>{t(`note.${note.kind}`, { count: note.count })}</span>
      <IconButton label={t('slip.gotIt')} size="small" onClick={() => dispatch(slipNoticeActions.dismissed())}>
        <CloseIcon />
      </IconButton>
    </Notice>
  );
}

/** Returns the selections that a parlay does not allow: all but the last of each match, and outrights. */
export const clashing = (slip: Slip): readonly string[] =>
  slip.mode === 'series'
    ? slip.selections
        .filter(
          (held, at) =>
            selectionMark(slip, held) === 'champion' ||
            slip.selections.findLastIndex(({ gameId }) => gameId === held.gameId) !== at,
        )
        .map(({ id }) => id)
    : [];

function Clashes({ slip }: { readonly slip: Slip }) {
  const t = useSportsT();
  const dispatch = useAppDispatch();
  const ids = clashing(slip);
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
