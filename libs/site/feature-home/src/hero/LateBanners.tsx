import { onFirstInteraction, useServices } from '@pavilion/site-contract';
import { useEffect, useState, type ComponentType } from 'react';
import { belowMessages } from '../messages/belowMessages.ts';

/**
 * Loads the banners of the hero at the visitor's first interaction. They are not part of the first load, and a page without
 * interaction does not rotate.
 */
export function LateBanners() {
  const { i18n, logger } = useServices();
  const [Banners, setBanners] = useState<ComponentType>();
  useEffect(() => {
    const fetchThem = () => {
      Promise.all([import('../banners/Banners.tsx'), i18n.ensure([belowMessages])])
        .then(([file]) => setBanners(() => file.Banners))
        .catch((error: unknown) => logger.warn('home.bannersUnloadable', { error: String(error) }));
    };
    return onFirstInteraction(fetchThem);
  }, [i18n, logger]);
  return Banners && <Banners />;
}
