import type { ChatRoom, RoomAccessDenied } from '@pavilion/chat-socket';
import { toInstantParts } from '@pavilion/site-contract/time';
import { formatDay } from '../list/formatDay.ts';
import type { ChatT } from '../messages/chatMessages.ts';

const NOT_FOUND = 6004;
const KNOWN_DENIALS = ['removed', 'muted', 'closed', 'guest'] as const;

/** Formats the reason why a player may not join a room (6003 or 6004), with a general text for an unknown reason. */
export function formatAccessDenied({ code, why }: RoomAccessDenied, t: ChatT): string {
  if (code === NOT_FOUND) return t('shut.gone');
  return t(`shut.${KNOWN_DENIALS.find((word) => word === why) ?? 'other'}`);
}

/** Formats a time of day, with the date if it is not today. */
function formatMoment(moment: number, now: number, t: ChatT): string {
  const { date, time } = toInstantParts(moment);
  const clock = time.slice(0, 5);
  return date === toInstantParts(now).date ? clock : `${formatDay(date, now, t)} ${clock}`;
}

/** Formats the reason why the player may only read; `undefined` if the player may write. */
export function formatReadOnlyReason(room: ChatRoom, now: number, t: ChatT): string | undefined {
  if (room.mutedUntil) return t('muted', { time: formatMoment(room.mutedUntil, now, t) });
  if (room.canSend) return undefined;
  return t(room.why === 'guest' || room.why === 'closed' ? `readOnly.${room.why}` : 'readOnly.other');
}
