import type { ChatRoom, RoomAccessDenied } from '@pavilion/chat-socket';
import { instantParts } from '@pavilion/site-contract/bets';
import { dayName } from '../list/dayName.ts';
import type { ChatT } from '../messages/chatMessages.ts';

const NOT_FOUND = 6004;
const KNOWN_DENIALS = ['removed', 'muted', 'closed', 'guest'] as const;

/** Why a room keeps the player out (6003 with its word, 6004); of a word nobody here knows, that it does. */
export function formatAccessDenied({ code, why }: RoomAccessDenied, t: ChatT): string {
  if (code === NOT_FOUND) return t('shut.gone');
  return t(`shut.${KNOWN_DENIALS.find((word) => word === why) ?? 'other'}`);
}

/** Time of day, with the day where it is not today. */
function formatMoment(moment: number, now: number, t: ChatT): string {
  const { date, time } = instantParts(moment);
  const clock = time.slice(0, 5);
  return date === instantParts(now).date ? clock : `${dayName(date, now, t)} ${clock}`;
}

/** Why the player may only read here; `undefined` where he may write. */
export function formatReadOnlyReason(room: ChatRoom, now: number, t: ChatT): string | undefined {
  if (room.mutedUntil) return t('muted', { time: formatMoment(room.mutedUntil, now, t) });
  if (room.canSend) return undefined;
  return t(room.why === 'guest' || room.why === 'closed' ? `readOnly.${room.why}` : 'readOnly.other');
}
