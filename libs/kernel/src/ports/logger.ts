/** Log of a library. `facts` must not contain a token, password, code or phone number. */
export interface Logger {
  readonly warn: (event: string, facts?: Readonly<Record<string, unknown>>) => void;
}

/** Logger that discards everything. */
export const silentLogger: Logger = { warn: () => undefined };
