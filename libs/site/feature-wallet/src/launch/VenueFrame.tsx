import { useAppDispatch, useAppSelector, useServices } from '@pavilion/site-contract';
import { selectVenueTheme } from '@pavilion/site-game-ui/launch';
import { readsChanged } from '@pavilion/site-data';
import { token } from '@pavilion/ui-kit';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { useWalletT } from '../messages/walletMessages.ts';
import { readVenueMessage } from './readVenueMessage.ts';
import { useLeaveVenue } from './useLeaveVenue.ts';

/** Minimum interval between balance refreshes, milliseconds. */
const BALANCE_MS = 1_000;

/**
 * A venue in a frame on its own origin, without access to the site's data. The sandbox blocks the top window, new
 * windows and forms (GAM-02, ruling G1).
 */
export function VenueFrame({ href }: { readonly href: string }) {
  const t = useWalletT();
  const frame = useRef<HTMLIFrameElement>(null);
  const theme = useAppSelector(selectVenueTheme);
  const { origin } = new URL(href);
  useVenueMessages(frame, origin);
  const isLoaded = useRef(false);
  useEffect(() => {
    if (isLoaded.current) sendHello(frame.current, origin, theme);
  }, [origin, theme]);
  const handleLoad = () => {
    isLoaded.current = true;
    sendHello(frame.current, origin, theme);
  };
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

/** Sends the theme of the site to the venue. */
function sendHello(frame: HTMLIFrameElement | null, origin: string, theme: string): void {
  frame?.contentWindow?.postMessage({ source: 'pavilion-site', type: 'hello', theme }, origin);
}

/** Handles messages of the venue: refreshes the balance at most once per second, and leaves the page on `close`. */
function useVenueMessages(frame: React.RefObject<HTMLIFrameElement | null>, origin: string): void {
  const dispatch = useAppDispatch();
  const { clock } = useServices();
  const leave = useLeaveVenue();
  useEffect(() => {
    let cancel: (() => void) | undefined;
    const refresh = () => {
      cancel ??= clock.after(BALANCE_MS, () => {
        cancel = undefined;
        dispatch(readsChanged({ tags: ['balance'] }));
      });
    };
    const handleVenueMessage = (event: MessageEvent) => {
      const message = readVenueMessage(event, frame.current?.contentWindow, origin);
      if (message === 'balance') refresh();
      if (message === 'close') leave();
    };
    window.addEventListener('message', handleVenueMessage);
    return () => {
      window.removeEventListener('message', handleVenueMessage);
      cancel?.();
    };
  }, [dispatch, clock, leave, frame, origin]);
}

const Frame = styled.iframe`
  display: block;
  width: 100%;
  height: calc(100dvh - 4rem);
  border: 0;
  background: ${token('color.surface.panel')};
`;
