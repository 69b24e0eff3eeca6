import { openVenueTab, useServices, type VenueTab } from '@pavilion/site-contract';
import { useEffect, useMemo, useRef } from 'react';
import { useWalletT } from '../messages/walletMessages.ts';

/** Browser tab that is reserved for a venue. */
export interface HeldTab {
  /** Opens the tab; only during a user event, because the browser blocks it otherwise. */
  readonly hold: () => void;
  /** Navigates the tab to a URL; `false` if the browser blocked the tab or it was closed. */
  readonly lead: (address: string) => boolean;
  readonly drop: () => void;
}

/** Manages one tab for the lifetime of a dialog and never leaves an empty tab open. */
export function useVenueTab(): HeldTab {
  const t = useWalletT();
  const { logger } = useServices();
  const tab = useRef<VenueTab>(undefined);
  const words = t('enter.opening');
  const held = useMemo<HeldTab>(() => {
    const drop = () => {
      tab.current?.close();
      tab.current = undefined;
    };
    return {
      drop,
      hold: () => {
        drop();
        tab.current = openVenueTab(words);
      },
      lead: (address) => {
        const isLed = tab.current?.lead(address) ?? false;
        tab.current = undefined;
        if (!isLed) logger.warn('launch.noTab');
        return isLed;
      },
    };
  }, [words, logger]);
  useEffect(() => held.drop, [held]);
  return held;
}
