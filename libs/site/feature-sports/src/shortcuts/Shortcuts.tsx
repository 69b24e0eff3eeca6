import { lazyWithRetry, useAppDispatch, useShortcuts } from '@pavilion/site-contract';
import { useState } from 'react';
import { useDensity } from '../boardLayout/useDensity.ts';
import { deskActions } from '../state/deskSlice.ts';
import { useMatchShortcuts, type MatchShortcutOptions } from './useMatchShortcuts.ts';

const ShortcutsDialog = lazyWithRetry(() => import('./ShortcutsDialog.tsx').then((file) => file.ShortcutsDialog));

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
  return isOpen ? <ShortcutsDialog onClose={() => setOpen(false)} /> : null;
}
