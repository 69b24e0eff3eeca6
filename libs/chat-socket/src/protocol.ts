export { replyReaders, parseRefusal, type ReplyData, type Refusal } from './messages/replies.ts';
export {
  readCategory,
  readChatMessage,
  readRole,
  type ChatCategory,
  type ChatMessage,
  type ChatRole,
} from './messages/chatMessage.ts';
export { CHAT_PATH, buildChatUrl } from './protocol/chatUrl.ts';
export { normalizeText } from './protocol/normalizeText.ts';
export { CLOSE_CODES, getCloseReaction, type CloseReaction } from './protocol/closeCodes.ts';
export { OK } from './protocol/codes.ts';
export { DENIALS, type AccessDenial } from './protocol/denials.ts';
export { decodeFrame, type FrameFault, type RawFrame } from './frames/decodeFrame.ts';
export { decodeRequest, type ChatRequest } from './frames/decodeRequest.ts';
export {
  decodeServerFrame,
  parseServerFrame,
  type FrameDataFault,
  type ChatReply,
  type ChatPush,
  type ServerFrame,
} from './frames/decodeServerFrame.ts';
export { encodeFrame } from './frames/encodeFrame.ts';
export {
  MAX_FRAME_BYTES,
  HEARTBEAT_MS,
  IDLE_LIMIT_MS,
  MAX_MENTIONS,
  MAX_MESSAGE_LENGTH,
  PAGE_SIZE,
  MAX_SHARED_SELECTIONS,
} from './protocol/limits.ts';
export { PUSH_IDS, REQUEST_IDS, type PushName, type RequestName } from './messages/messageIds.ts';
export { pushReaders, type PushData } from './messages/pushes.ts';
export { requestReaders, type RequestData } from './messages/requests.ts';
export { parseRoomInfo, type RoomInfo } from './messages/roomInfo.ts';
export type { ReadBy, Reader } from './messages/shape.ts';
export { readSharedBet, readSharedPick, type SharedBet, type SharedPick } from './messages/sharedBet.ts';
export { toStandardSchema, type StandardSchema } from './messages/toStandardSchema.ts';
