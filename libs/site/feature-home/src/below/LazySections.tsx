import { useServices } from '@pavilion/site-contract';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import styled from 'styled-components';
import { belowMessages } from '../messages/belowMessages.ts';

/** Root margin: the sections are loaded when they enter the upper 84 % of the window, not at its lower edge. */
const SHOWN = '0px 0px -16% 0px';

/**
 * Placeholder of everything below the matches. It loads the sections on scrolling, or if a tall window shows them, so that
 * they are not part of the first load.
 */
export function LazySections() {
  const { i18n, logger } = useServices();
  const room = useRef<HTMLDivElement>(null);
  const [Below, setBelow] = useState<ComponentType>();
  useEffect(() => {
    if (Below) return undefined;
    let isLeft = false;
    const fetchIt = () => {
      stop();
      Promise.all([import('./Below.tsx'), i18n.ensure([belowMessages])])
        .then(([file]) => setBelow(() => file.Below))
        .catch((error: unknown) => {
          logger.warn('home.belowUnloadable', { error: String(error) });
          // An observer would report the visible placeholder at once, and repeat a failing download without pause.
          if (!isLeft) listen();
        });
    };
    const seen =
      globalThis.IntersectionObserver &&
      new IntersectionObserver(([entry]) => entry?.isIntersecting && fetchIt(), { rootMargin: SHOWN });
    const listen = () => window.addEventListener('scroll', fetchIt, { passive: true });
    const stop = () => {
      window.removeEventListener('scroll', fetchIt);
      seen?.disconnect();
    };
    listen();
    if (room.current) seen?.observe(room.current);
    return () => {
      isLeft = true;
      stop();
    };
  }, [Below, i18n, logger]);
  return <Room ref={room}>{Below && <Below />}</Room>;
}

/** About as tall as the sections, so that the footer does not move. */
const Room = styled.div`
  min-height: 161rem;
`;
