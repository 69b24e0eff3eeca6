import { encodeTextFrame } from './encodeTextFrame.ts';

/** Connection that receives encoded frames. */
interface FrameReceiver {
  readonly push: (frames: Buffer) => void;
}

/** Queue of pushes to the listeners of rooms. */
export interface PushQueue {
  /** Queues a push to these listeners for the end of the turn. The frame is encoded once. */
  readonly push: (audience: readonly ReadonlySet<FrameReceiver>[], frame: string) => void;
  /** Sends queued pushes at once, so that a push outside of the queue does not overtake them. */
  readonly flush: () => void;
}

/** Creates a queue that joins all pushes to a room within one turn of the event loop. */
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
      const nonEmpty = audience.filter((listeners) => listeners.size > 0);
      if (nonEmpty.length === 0) return;
      if (waiting.size === 0) setImmediate(flush);
      const piece = encodeTextFrame(frame);
      for (const listeners of nonEmpty) {
        const frames = waiting.get(listeners) ?? [];
        waiting.set(listeners, frames);
        frames.push(piece);
      }
    },
  };
}
