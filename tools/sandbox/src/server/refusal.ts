import type { Locale } from '../content/locale.ts';

/**
 * The platform says no, with a code of specification §8. Thrown by handlers, answered as an envelope.
 *
 * `data` and `texts` travel to the client: nothing secret belongs in them. `texts` take the place of the code's own.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  constructor(
    readonly code: number,
    readonly data: unknown = null,
    readonly httpStatus = 200,
    readonly texts?: Readonly<Record<Locale, string>>,
  ) {
    super(`refused with ${code}`);
  }
}
