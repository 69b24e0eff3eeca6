import type { ChatRoom } from '@pavilion/chat-socket';
import type { ChatT } from './chatMessages.ts';

const KNOWN = ['lobby', 'football', 'basketball', 'traditional'] as const;

/** Returns the name of a room in the player's language. An unknown room has the name from the platform. */
export function formatRoomName(room: Pick<ChatRoom, 'rid' | 'name'> | undefined, t: ChatT): string {
  const known = KNOWN.find((rid) => rid === room?.rid);
  return known ? t(`room.${known}`) : (room?.name ?? '');
}
