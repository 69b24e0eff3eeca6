import { useAppSelector } from '@pavilion/site-contract';
import { useRead } from '@pavilion/site-data';
import { Badge } from '@pavilion/ui-kit';
import { useServiceT } from '../messages/serviceMessages.ts';
import { useServicePlayer } from './useServicePlayer.ts';

const POLL_MS = 30_000;
const MAX_SHOWN = 99;

/** Number of unread replies, shown in the link to customer service. */
export function ServiceMark() {
  const t = useServiceT();
  const { isMember, identity } = useServicePlayer();
  const isOffered = useAppSelector(({ site }) => site.areas?.includes('service') ?? false);
  const isPlayer = isMember || identity.guestToken !== undefined;
  const { data } = useRead('service.unread', isOffered && isPlayer ? identity : undefined, { pollMs: POLL_MS });
  const unread = data?.unread ?? 0;
  if (unread === 0) return null;
  return (
    <Badge aria-label={t('mark.unread', { count: unread })}>{unread > MAX_SHOWN ? `${MAX_SHOWN}+` : unread}</Badge>
  );
}
