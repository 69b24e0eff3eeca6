import { useServices } from '@pavilion/site-contract';
import { openVenueTab, type VenueTab } from '@pavilion/site-game-ui/launch';
import { useEffect, useMemo, useRef } from 'react';
import { useWalletT } from '../messages/walletMessages.ts';

/** Browser tab that is reserved for a venue. */
export interface ReservedTab {
  /** Opens the tab; only during a user event, because the browser blocks it otherwise. */
  readonly open: () => void;
  /** Navigates the tab to a URL; `false` if the browser blocked the tab or it was closed. */
  readonly navigate: (address: string) => boolean;
  readonly close: () => void;
}

/** Manages one tab for the lifetime of a dialog and never leaves an empty tab open. */
export function useVenueTab(): ReservedTab {
  const t = useWalletT();
  const { logger } = useServices();
  const tab = useRef<VenueTab>(undefined);
  const text = t('enter.opening');
  const reserved = useMemo<ReservedTab>(() => {
    const close = () => {
      tab.current?.close();
      tab.current = undefined;
    };
    return {
      close,
      open: () => {
        close();
        tab.current = openVenueTab(text);
      },
      navigate: (address) => {
        const hasNavigated = tab.current?.lead(address) ?? false;
        tab.current = undefined;
        if (!hasNavigated) logger.warn('launch.noTab');
        return hasNavigated;
      },
    };
  }, [text, logger]);
  useEffect(() => reserved.close, [reserved]);
  return reserved;
}
