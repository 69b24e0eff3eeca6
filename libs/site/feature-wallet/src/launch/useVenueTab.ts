import { openVenueTab, useServices, type VenueTab } from '@pavilion/site-contract';
import { useEffect, useMemo, useRef } from 'react';
import { useWalletT } from '../messages/walletMessages.ts';

/** The tab a venue will stand in. */
export interface HeldTab {
  /** Opens it; only inside a click or a press. */
  readonly hold: () => void;
  /** Leads it away; `false` when there is none, for the browser blocked it or it had to be given up. */
  readonly lead: (address: string) => boolean;
  readonly drop: () => void;
}

/** Holds one tab for the life of a dialog: an empty one is never left behind. */
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
