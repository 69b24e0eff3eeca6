/** Help. Replace it with the first real export of the library. */
export interface Help {
  readonly name: string;
}

/** Creates a {@link Help}. */
export function createHelp(name: string): Help {
  return { name };
}
