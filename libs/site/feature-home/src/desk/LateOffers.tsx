import { HOT_CHANNEL } from '@pavilion/domain-sports';
import { useServices } from '@pavilion/site-contract';
import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { belowMessages } from '../messages/belowMessages.ts';

/** Promotions and games next to the board. They are loaded once the prices are known, or known to be missing. */
export function LateOffers() {
  const { board, i18n, logger } = useServices();
  const isDue = useSyncExternalStore(
    (listener) => board.subscribeList(HOT_CHANNEL, listener),
    () => board.getList(HOT_CHANNEL).isLoaded || board.getList(HOT_CHANNEL).isStale,
    () => false,
  );
  const [Offers, setOffers] = useState<ComponentType>();
  useEffect(() => {
    if (!isDue) return;
    Promise.all([import('./Offers.tsx'), i18n.ensure([belowMessages])])
      .then(([file]) => setOffers(() => file.Offers))
      .catch((error: unknown) => logger.warn('home.offersUnloadable', { error: String(error) }));
  }, [isDue, i18n, logger]);
  return Offers && <Offers />;
}
