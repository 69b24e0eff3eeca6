import { useServices } from '@pavilion/site-contract';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import styled from 'styled-components';
import { belowMessages } from '../messages/belowMessages.ts';

/** A sixth of the window shows it: a line of it at the foot of an ordinary one is no reason to fetch. */
const SHOWN = '0px 0px -16% 0px';

/**
 * Holds the room of everything below the matches, and fetches it once the player scrolls or a tall window shows it: home's
 * first load carries none of it.
 */
export function LazySections() {
  const { i18n, logger } = useServices();
  const room = useRef<HTMLDivElement>(null);
  const [Below, setBelow] = useState<ComponentType>();
  useEffect(() => {
    if (Below) return undefined;
    const fetchIt = () => {
      stop();
      Promise.all([import('./Below.tsx'), i18n.ensure([belowMessages])])
        .then(([file]) => setBelow(() => file.Below))
        .catch((error: unknown) => {
          logger.warn('home.belowUnloadable', { error: String(error) });
          listen();
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
    return stop;
  }, [Below, i18n, logger]);
  return <Room ref={room}>{Below && <Below />}</Room>;
}

/** About as tall as what comes, so that the foot of the page stays where it is. */
const Room = styled.div`
  min-height: 138rem;
`;
