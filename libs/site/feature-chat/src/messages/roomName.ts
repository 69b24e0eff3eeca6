import type { ChatRoom } from '@pavilion/chat-socket';
import type { ChatT } from './chatMessages.ts';

const KNOWN = ['lobby', 'football', 'basketball', 'traditional'] as const;

/** A room's name in the player's language; one the site does not know is called as the platform calls it. */
export function roomName(room: Pick<ChatRoom, 'rid' | 'name'> | undefined, t: ChatT): string {
  const known = KNOWN.find((rid) => rid === room?.rid);
  return known ? t(`room.${known}`) : (room?.name ?? '');
}
