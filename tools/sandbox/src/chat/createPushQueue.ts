import { type Listener } from './createHub.ts';
import { textFrame } from './textFrame.ts';

/** Pushes on their way to the listeners of rooms. */
export interface PushQueue {
  /** Queues a push for all who listen there at the end of the turn; its bytes are made here, once. */
  readonly push: (listeners: ReadonlySet<Listener>, frame: string) => void;
  /** Sends at once what waits, so that what is sent by another way does not overtake it. */
  readonly flush: () => void;
}

/** Whatever comes for a room within one turn goes out as one piece. */
export function createPushQueue(): PushQueue {
  const waiting = new Map<ReadonlySet<Listener>, Buffer[]>();
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
    push: (listeners, frame) => {
      if (listeners.size === 0) return;
      if (waiting.size === 0) setImmediate(flush);
      const frames = waiting.get(listeners) ?? [];
      waiting.set(listeners, frames);
      frames.push(textFrame(frame));
    },
  };
}
