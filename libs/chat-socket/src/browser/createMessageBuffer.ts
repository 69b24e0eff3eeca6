/** Maximum wait of messages after the page was hidden, which stops its frames, in milliseconds. */
const HIDDEN_MS = 250;

/** Buffer between a socket and the reader of its messages. */
export interface MessageBuffer {
  readonly take: (event: Pick<MessageEvent<unknown>, 'data'>) => void;
  /** Reads the waiting messages at once. */
  readonly flush: () => void;
  /** Discards the waiting messages. */
  readonly drop: () => void;
}

/** Whether there are no animation frames: in a worker or on a hidden page. */
const isPageHidden = (): boolean => globalThis.document?.hidden ?? true;

/**
 * Creates a buffer that passes messages on in order. A message after a pause is read at once; those that follow before the
 * next frame are read together with it. In a flood, reading them one by one costs several times as much (F-CHT-14).
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
