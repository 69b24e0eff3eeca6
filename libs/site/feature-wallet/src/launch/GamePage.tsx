import { useAppSelector, usePageTitle, useServices } from '@pavilion/site-contract';
import { readLaunchUrl, STORED_GAME_KEY } from '@pavilion/site-game-ui/launch';
import { Button, EmptyState } from '@pavilion/ui-kit';
import { useEffect, useState } from 'react';
import { useWalletT } from '../messages/walletMessages.ts';
import { useLeaveVenue } from './useLeaveVenue.ts';
import { VenueFrame } from './VenueFrame.tsx';

/** `/dz/game`: shows the venue of the last launch in a frame on the venue's own origin (GAM-02, ruling G1). */
export function GamePage() {
  const t = useWalletT();
  const leave = useLeaveVenue();
  usePageTitle(t('enter.frame'));
  const stored = useStoredAddress();
  const isLoaded = useAppSelector((root) => root.site.isLoaded);
  const venueOrigins = useAppSelector((root) => root.site.venueOrigins) ?? [];
  if (stored !== undefined && !isLoaded)
    return (
      <div role="status">
        <EmptyState title={t('enter.opening')} />
      </div>
    );
  const target = readLaunchUrl(stored, { origin: window.location.origin, venueOrigins });
  if (target.kind === 'framed') return <VenueFrame href={target.href} />;
  return (
    <EmptyState title={t('enter.noPage')} action={<Button onClick={leave}>{t('enter.close')}</Button>}>
      {t('enter.noPageHint')}
    </EmptyState>
  );
}

/**
 * Reads the stored address once and removes it, so that a reload or another tab does not open the venue again. It is removed
 * in an effect, because React may render a component several times before it is mounted.
 */
function useStoredAddress(): string | undefined {
  const { store } = useServices();
  const [stored] = useState(() => store.get(STORED_GAME_KEY));
  useEffect(() => store.remove(STORED_GAME_KEY), [store]);
  return stored;
}
