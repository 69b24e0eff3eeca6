import type { ReplyData } from '../messages/replies.ts';
import type { RawFrame } from '../frames/decodeFrame.ts';
import { parseServerFrame, type ChatPush } from '../frames/decodeServerFrame.ts';
import { REQUEST_IDS } from '../messages/messageIds.ts';
import type { ChatPorts } from '../machine/chatPorts.ts';
import type { Rooms } from '../rooms/rooms.ts';

export interface FrameReaderOptions extends Pick<ChatPorts, 'logger'> {
  readonly rooms: Pick<Rooms, 'joined' | 'page' | 'refused'>;
  readonly onPush: (push: ChatPush) => void;
}

/** Creates the function that passes each frame of the server to its part of the client. */
export function createFrameReader({ rooms, logger, onPush }: FrameReaderOptions): (raw: RawFrame) => void {
  const responses: Readonly<Record<number, (data: never) => void>> = {
    [REQUEST_IDS.join]: ({ room }: ReplyData<10002>) => rooms.joined(room),
    [REQUEST_IDS.history]: (page: ReplyData<10011>) => rooms.page(page),
  };

  return (raw) => {
    const read = parseServerFrame(raw);
    if (typeof read === 'string') logger?.warn('chat.frame', { fault: read, msgId: raw.msgId });
    else if (read.kind === 'push') onPush(read.frame);
    else if (read.kind === 'reply') responses[read.frame.msgId]?.(read.frame.msgData as never);
    else if (read.kind === 'refusal') rooms.refused(read.refusal);
  };
}
