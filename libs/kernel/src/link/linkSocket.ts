/** Callbacks of a socket. */
export interface LinkSocketHandlers {
  /** Called when the socket accepts messages; after its login if the server requires one. */
  readonly onOpen: () => void;
  /** Called for every message, text or not. */
  readonly onMessage: (data: unknown) => void;
  /**
   * Called once for every closed socket, including one that failed to open. The code is 1006 if none is known (RFC 6455
   * §7.4).
   */
  readonly onClose: (code: number) => void;
}

/** A socket of a browser, of Node or of a test. */
export interface LinkSocket {
  readonly send: (text: string) => void;
  readonly close: (code?: number) => void;
}
