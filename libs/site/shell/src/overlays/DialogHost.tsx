import { useAppSelector } from '@pavilion/site-contract';
import { lazy, Suspense } from 'react';

const Dialogs = lazy(() => import('./Dialogs.tsx').then((file) => ({ default: file.Dialogs })));

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
