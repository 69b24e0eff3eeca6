import { textFrame } from './textFrame.ts';

/** Connection that receives encoded frames. */
interface FrameReceiver {
  readonly push: (frames: Buffer) => void;
}

/** Pushes on their way to the listeners of rooms. */
export interface PushQueue {
  /** Queues a push for all who listen in these sets at the end of the turn; its bytes are made here, once. */
  readonly push: (audience: readonly ReadonlySet<FrameReceiver>[], frame: string) => void;
  /** Sends at once what waits, so that what is sent by another way does not overtake it. */
  readonly flush: () => void;
}

/** Whatever comes for a room within one turn goes out as one piece. */
export function createPushQueue(): PushQueue {
  const waiting = new Map<ReadonlySet<FrameReceiver>, Buffer[]>();
  const flush = () => {
    const batches = [...waiting];
    waiting.clear();
    for (const [listeners, frames] of batches) {
      const piece = frames.length === 1 ? frames[0] : Buffer.concat(frames);
      if (piece) for (const listener of listeners) listener.push(piece);
    }
  };
  return {
    flush,
    push: (audience, frame) => {
      const heard = audience.filter((listeners) => listeners.size > 0);
      if (heard.length === 0) return;
      if (waiting.size === 0) setImmediate(flush);
      const piece = textFrame(frame);
      for (const listeners of heard) {
        const frames = waiting.get(listeners) ?? [];
        waiting.set(listeners, frames);
        frames.push(piece);
      }
    },
  };
}
