import { useAppDispatch, useShortcuts } from '@pavilion/site-contract';
import { lazy, Suspense, useState } from 'react';
import { useDensity } from '../boardLayout/useDensity.ts';
import { deskActions } from '../state/deskSlice.ts';
import { useMatchShortcuts, type MatchShortcutOptions } from './useMatchShortcuts.ts';

const ShortcutsDialog = lazy(() => import('./ShortcutsDialog.tsx').then((file) => ({ default: file.ShortcutsDialog })));

/** Keys of board, match page and home: density, favourite, several matches, and “?” for the list of all (DSK-05). */
export function Shortcuts(options: MatchShortcutOptions) {
  const [isOpen, setOpen] = useState(false);
  const dispatch = useAppDispatch();
  const density = useDensity();
  useShortcuts({
    '?': () => setOpen(true),
    d: () => dispatch(deskActions.densityChosen(density === 'compact' ? 'roomy' : 'compact')),
  });
  useMatchShortcuts(options);
  if (!isOpen) return null;
  return (
    <Suspense fallback={null}>
      <ShortcutsDialog onClose={() => setOpen(false)} />
    </Suspense>
  );
}
