/** How long messages wait on a page whose frames have stopped because it went out of sight, milliseconds. */
const HIDDEN_MS = 250;

/** What came over a socket, on its way to the one who reads it. */
export interface MessageBuffer {
  readonly take: (event: Pick<MessageEvent<unknown>, 'data'>) => void;
  /** Hands on what waits, at once. */
  readonly flush: () => void;
  /** Forgets what waits. */
  readonly drop: () => void;
}

/** Whether nothing is drawn: in a worker, or out of sight. */
const isPageHidden = (): boolean => globalThis.document?.hidden ?? true;

/**
 * Hands messages on in order: one after a pause at once, those that follow before the page has drawn together with its
 * next frame. Messages of a flood that are read one by one cost several times what they cost together (F-CHT-14).
 */
export function createMessageBuffer(read: (data: unknown) => void): MessageBuffer {
  const waiting: Parameters<MessageBuffer['take']>[0][] = [];
  let stopTurn: (() => void) | undefined;

  const planTurn = (): void => {
    const frame = requestAnimationFrame(turn);
    const timer = setTimeout(turn, HIDDEN_MS);
    stopTurn = () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      stopTurn = undefined;
    };
  };

  const flush = (): void => {
    for (let event = waiting.shift(); event; event = waiting.shift()) read(event.data);
  };

  function turn(): void {
    stopTurn?.();
    if (waiting.length > 0 && !isPageHidden()) planTurn();
    flush();
  }

  return {
    take: (event) => {
      waiting.push(event);
      if (!stopTurn) turn();
    },
    flush,
    drop: () => {
      stopTurn?.();
      waiting.length = 0;
    },
  };
}
