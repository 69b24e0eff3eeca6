/** Where a library says what went wrong. Facts hold no token, password, code or phone number. */
export interface Logger {
  readonly warn: (event: string, facts?: Readonly<Record<string, unknown>>) => void;
}

/** Says nothing. */
export const silentLogger: Logger = { warn: () => undefined };
