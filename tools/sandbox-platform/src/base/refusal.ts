import type { Locale } from './locale.ts';

/** HTTP status of a refusal, and texts that replace those of its code. */
export interface RefusalResponse {
  /** HTTP status, by default 200. */
  readonly httpStatus?: number;
  readonly texts?: Readonly<Record<Locale, string>>;
}

/**
 * Refusal with an error code of specification §8. Handlers throw it; the response is an envelope.
 *
 * `data` and `texts` are sent to the client and must not contain secrets. `texts` replace the text of the code.
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
