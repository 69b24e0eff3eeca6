import { useServices } from '@pavilion/site-contract';
import { useEffect, useState, type ComponentType } from 'react';
import { belowMessages } from '../messages/belowMessages.ts';

const signs = ['pointermove', 'keydown', 'touchstart', 'scroll'] as const;

/**
 * Loads the banners of the hero at the visitor's first interaction. They are not part of the first load, and a page without
 * interaction does not rotate.
 */
export function LateBanners() {
  const { i18n, logger } = useServices();
  const [Banners, setBanners] = useState<ComponentType>();
  useEffect(() => {
    const stop = () => signs.forEach((sign) => window.removeEventListener(sign, fetchThem));
    const fetchThem = () => {
      stop();
      Promise.all([import('../banners/Banners.tsx'), i18n.ensure([belowMessages])])
        .then(([file]) => setBanners(() => file.Banners))
        .catch((error: unknown) => logger.warn('home.bannersUnloadable', { error: String(error) }));
    };
    signs.forEach((sign) => window.addEventListener(sign, fetchThem, { passive: true }));
    return stop;
  }, [i18n, logger]);
  return Banners && <Banners />;
}
