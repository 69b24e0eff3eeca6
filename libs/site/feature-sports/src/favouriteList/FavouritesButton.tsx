import { lazyWithRetry, useAppSelector, useLoginGate } from '@pavilion/site-contract';
import { BellIcon, Button, IconButton } from '@pavilion/ui-kit';
import { useState } from 'react';
import { selectHasFavourites } from '../favourites/favouriteSets.ts';
import { useSportsT } from '../messages/sportsT.ts';

const FavouritesDialog = lazyWithRetry(() => import('./FavouritesDialog.tsx').then((file) => file.FavouritesDialog));

/** Button that opens the list of favourites. Guests are asked to log in. */
export function FavouritesButton({ isIcon = false }: { readonly isIcon?: boolean }) {
  const t = useSportsT();
  const [isOpen, setOpen] = useState(false);
  const requireLogin = useLoginGate();
  const isOffered = useAppSelector(selectHasFavourites);
  if (!isOffered) return null;
  const open = () => requireLogin() && setOpen(true);
  return (
    <>
      {isIcon ? (
        <IconButton size="small" label={t('favourites.open')} aria-haspopup="dialog" onClick={open}>
          <BellIcon />
        </IconButton>
      ) : (
        <Button size="small" variant="quiet" aria-haspopup="dialog" onClick={open}>
          {t('favourites.open')}
        </Button>
      )}
      {isOpen && <FavouritesDialog onClose={() => setOpen(false)} />}
    </>
  );
}
