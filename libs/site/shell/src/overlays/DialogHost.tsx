import { useAppSelector, type DialogKind } from '@pavilion/site-contract';
import { lazy, Suspense } from 'react';
import type { SiteWithFeatures } from '../features/runningSite.ts';

const loadDialogs = () => import('./Dialogs.tsx');

const Dialogs = lazy(() => loadDialogs().then((file) => ({ default: file.Dialogs })));

/** Loads a dialog that the player is likely to open next. A failure is ignored; opening the dialog loads it again. */
export const prefetchDialog = (kind: DialogKind, site: SiteWithFeatures): void =>
  void loadDialogs()
    .then((file) => file.fetchDialog(kind, site))
    .catch(() => undefined);

/** Host of dialogs. Their code is loaded with the first dialog. */
export function DialogHost() {
  const isEmpty = useAppSelector((state) => state.ui.dialogs.length === 0);
  if (isEmpty) return null;
  return (
    <Suspense fallback={null}>
      <Dialogs />
    </Suspense>
  );
}
