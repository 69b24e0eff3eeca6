import { useAppSelector, useServices } from '@pavilion/site-contract';
import { readLaunchUrl, STORED_GAME_KEY } from '@pavilion/site-game-ui/launch';
import { Button, EmptyState, token } from '@pavilion/ui-kit';
import { useState } from 'react';
import styled from 'styled-components';
import { useWalletT } from '../messages/walletMessages.ts';
import { VenueFrame } from './VenueFrame.tsx';

/**
 * `/dz/game`: the HTML page of a launch response in a frame that may only run scripts, or the venue on its own origin. The
 * frame has no access to the site's origin, to windows or to the top navigation (GAM-02, ruling G1). A reload shows it
 * again.
 */
export function GamePage() {
  const t = useWalletT();
  const { store, navigate } = useServices();
  const [page] = useState(() => store.get(STORED_GAME_KEY));
  const venueOrigins = useAppSelector((root) => root.site.venueOrigins);
  const target = readLaunchUrl(page, { origin: window.location.origin, venueOrigins: venueOrigins ?? [] });
  if (target.kind === 'framed') return <VenueFrame href={target.href} />;
  // The allowed origins are part of the site settings, which may not be loaded yet.
  if (page?.startsWith('frame:') && venueOrigins === undefined) return null;
  if (page === undefined || target.kind !== 'stored')
    return (
      <EmptyState
        title={t('enter.noPage')}
        action={<Button onClick={() => navigate('/mine/wallet')}>{t('enter.toWallet')}</Button>}
      >
        {t('enter.noPageHint')}
      </EmptyState>
    );
  return <Frame title={t('enter.frame')} sandbox="allow-scripts" referrerPolicy="no-referrer" srcDoc={page} />;
}

const Frame = styled.iframe`
  display: block;
  width: 100%;
  height: calc(100dvh - 4rem);
  border: 0;
  background: ${token('color.surface.panel')};
`;
