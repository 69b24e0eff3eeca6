/**
 * The platform says no, with a code of specification §8. Thrown by handlers, answered as an envelope.
 *
 * `data` travels to the client: nothing secret belongs in it.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  constructor(
    readonly code: number,
    readonly data: unknown = null,
    readonly httpStatus = 200,
  ) {
    super(`refused with ${code}`);
  }
}
