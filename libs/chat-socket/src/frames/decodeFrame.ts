import { MAX_FRAME_BYTES } from '../protocol/limits.ts';

/** A frame whose data are not validated. */
export interface RawFrame {
  readonly msgId: number;
  readonly msgData: object;
}

/** Reason why a frame is invalid (F-CHT-12). */
export type FrameFault = 'binary' | 'tooLarge' | 'notJson' | 'noId' | 'noData';

/** Whether the UTF-8 form exceeds the limit. It is computed only if the text is long enough. */
const isTooLarge = (text: string): boolean =>
  text.length * 3 > MAX_FRAME_BYTES && new TextEncoder().encode(text).length > MAX_FRAME_BYTES;

/** Decodes a message of the socket. Returns the frame or its fault, and never throws. */
export function decodeFrame(data: unknown): RawFrame | FrameFault {
  if (typeof data !== 'string') return 'binary';
  if (isTooLarge(data)) return 'tooLarge';
  try {
    const { msgId, msgData } = (JSON.parse(data) ?? {}) as { readonly msgId?: unknown; readonly msgData?: unknown };
    if (!Number.isSafeInteger(msgId) || (msgId as number) < 0) return 'noId';
    return typeof msgData === 'object' && msgData !== null ? { msgId: msgId as number, msgData } : 'noData';
  } catch {
    return 'notJson';
  }
}
