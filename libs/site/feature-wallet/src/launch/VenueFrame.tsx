import { token } from '@pavilion/ui-kit';
import { useRef } from 'react';
import styled from 'styled-components';
import { useWalletT } from '../messages/walletMessages.ts';
import { useFrameProtocol } from './useFrameProtocol.ts';

/**
 * A venue in a frame on its own origin, without access to the site's data. The sandbox blocks the top window, new
 * windows and forms (GAM-02, ruling G1).
 */
export function VenueFrame({ href }: { readonly href: string }) {
  const t = useWalletT();
  const frame = useRef<HTMLIFrameElement>(null);
  const handleLoad = useFrameProtocol(frame, new URL(href).origin);
  return (
    <Frame
      ref={frame}
      title={t('enter.frame')}
      sandbox="allow-scripts allow-same-origin"
      referrerPolicy="no-referrer"
      src={href}
      onLoad={handleLoad}
    />
  );
}

const Frame = styled.iframe`
  display: block;
  width: 100%;
  /* From the header, with its hairline, to the end of the window, so that the controls of the game are in view. */
  height: calc(100dvh - ${token('layout.header')} - ${token('layout.nav')} - 2px);
  min-height: min(34rem, 100dvh);
  /* The header of a phone is lower. */
  @media (max-width: 39.99rem) {
    height: calc(100dvh - 5.75rem);
  }
  border: 0;
  background: ${token('color.surface.panel')};
`;
