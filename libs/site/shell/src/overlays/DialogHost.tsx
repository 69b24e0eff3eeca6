import { dialogActions, lazyWithRetry, useAppDispatch, useAppSelector, type DialogKind } from '@pavilion/site-contract';
import type { SiteWithFeatures } from '../features/runningSite.ts';
import { OverlayBoundary } from './OverlayBoundary.tsx';

const loadDialogs = () => import('./Dialogs.tsx');

const Dialogs = lazyWithRetry(() => loadDialogs().then((file) => file.Dialogs));

/** Loads a dialog that the player is likely to open next. A failure is ignored; opening the dialog loads it again. */
export const prefetchDialog = (kind: DialogKind, site: SiteWithFeatures): void =>
  void loadDialogs()
    .then((file) => file.fetchDialog(kind, site))
    .catch(() => undefined);

/** Host of dialogs. Their code is loaded with the first dialog. If it cannot be loaded, they are closed with a toast. */
export function DialogHost() {
  const dialogs = useAppSelector((state) => state.ui.dialogs);
  const dispatch = useAppDispatch();
  if (dialogs.length === 0) return null;
  // Not `allClosed`, after which the chat opens again.
  const closeAll = () => dialogs.forEach(({ kind }) => dispatch(dialogActions.closed(kind)));
  return (
    <OverlayBoundary name="dialogs" onClose={closeAll}>
      <Dialogs />
    </OverlayBoundary>
  );
}
