import { FRAME_MAX_BYTES } from './limits.ts';

/** A frame with nothing known of its data. */
export interface RawFrame {
  readonly msgId: number;
  readonly msgData: object;
}

/** Why a frame is none (F-CHT-12). */
export type FrameFault = 'binary' | 'tooLarge' | 'notJson' | 'noId' | 'noData';

/** Whether UTF-8 of it is longer than a frame may be; counted only where it could be. */
const isTooLarge = (text: string): boolean =>
  text.length * 3 > FRAME_MAX_BYTES && new TextEncoder().encode(text).length > FRAME_MAX_BYTES;

/** Reads what came over the socket as a frame, or says why it is none. Never throws. */
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
