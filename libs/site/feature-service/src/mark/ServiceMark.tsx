import { useAppSelector } from '@pavilion/site-contract';
import { useRead } from '@pavilion/site-data';
import { useEffect } from 'react';
import { useServicePlayer } from '../player/useServicePlayer.ts';
import { createServiceMark } from './createServiceMark.ts';

const POLL_MS = 30_000;

/** Shows the number of unread answers at the entry of customer service. It renders nothing itself. */
export function ServiceMark() {
  const { isMember, identity } = useServicePlayer();
  const isOffered = useAppSelector(({ site }) => site.areas?.includes('service') ?? false);
  const isPlayer = isMember || identity.guestToken !== undefined;
  const { data } = useRead('service.unread', isOffered && isPlayer ? identity : undefined, { pollMs: POLL_MS });
  const unread = data?.unread ?? 0;
  useEffect(() => {
    createServiceMark(document).show(unread);
  }, [unread]);
  return null;
}
