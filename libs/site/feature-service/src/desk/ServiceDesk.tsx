import { NO_BODY, useRead } from '@pavilion/site-data';
import { useAppSelector } from '@pavilion/site-contract';
import { readLaunchUrl } from '@pavilion/site-game-ui/launch';
import { token } from '@pavilion/ui-kit';
import { useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { Conversation } from './Conversation.tsx';
import { DeskSkeleton } from './DeskSkeleton.tsx';
import { OutsideService } from './OutsideService.tsx';

/** Path of the page on which the desk is. */
const OWN_PATH = '/app/help/zxkf';

const subscribeToNothing = () => () => undefined;

/**
 * Customer service: the conversation of the site, or a link to the address of `onlinecustomservice` if it leads elsewhere
 * and is allowed (ruling G1). It is not part of the static page.
 */
export function ServiceDesk() {
  const isMounted = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  return <Frame>{isMounted ? <OpenDesk /> : <DeskSkeleton />}</Frame>;
}

function OpenDesk() {
  const { data, isLoading } = useRead('configuration.onlinecustomservice', NO_BODY);
  const { data: settings, isLoading: isReadingSettings } = useRead('configuration.preInfo', NO_BODY);
  const isOffered = useAppSelector(({ site }) => site.areas?.includes('service') ?? false);
  if (isLoading || isReadingSettings) return <DeskSkeleton />;
  const venueOrigins = settings?.siteBaseConfig.venueOrigins ?? [];
  const target = readLaunchUrl(data?.url, { origin: window.location.origin, venueOrigins });
  const isOwn = target.kind === 'site' && target.path === OWN_PATH;
  if (isOffered && (isOwn || data === undefined)) return <Conversation />;
  return <OutsideService target={isOwn ? undefined : target} />;
}

const Frame = styled.section`
  display: flex;
  flex-direction: column;
  height: clamp(32rem, calc(100vh - 18.5rem), 46rem);
  margin: ${token('space.4')} 0 ${token('space.6')};
  border: 1px solid ${token('color.line.hairline')};
  border-radius: 0.75rem;
  background: ${token('color.surface.panel')};
  box-shadow: ${token('shadow.raised')};
  overflow: hidden;
  @media (max-width: 40rem) {
    height: 40rem;
  }
  @media print {
    display: none;
  }
`;
