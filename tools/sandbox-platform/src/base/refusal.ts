import type { Locale } from './locale.ts';

/** HTTP status of a refusal, and texts that replace those of its code. */
export interface RefusalResponse {
  /** 200 unless given. */
  readonly httpStatus?: number;
  readonly texts?: Readonly<Record<Locale, string>>;
}

/**
 * The platform says no, with a code of specification §8. Thrown by handlers, answered as an envelope.
 *
 * `data` and `texts` travel to the client: nothing secret belongs in them. `texts` take the place of the code's own.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly httpStatus: number;
  readonly texts: Readonly<Record<Locale, string>> | undefined;

  constructor(
    readonly code: number,
    readonly data: unknown = null,
    { httpStatus = 200, texts }: RefusalResponse = {},
  ) {
    super(`refused with ${code}`);
    this.httpStatus = httpStatus;
    this.texts = texts;
  }
}
