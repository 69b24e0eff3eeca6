import { SiteError } from '@pavilion/kernel';

/** Response of a refused call. */
interface RefusedResponse {
  readonly data?: unknown;
  readonly serverMessage?: string;
}

/** Error with the shape of an error of `@pavilion/api-client`. */
export class TestError extends SiteError {
  readonly messageKey = 'test';
  readonly data: unknown;
  readonly serverMessage: string | undefined;

  constructor(
    readonly kind: 'api' | 'transport' | 'protocol',
    readonly code?: number,
    { data, serverMessage }: RefusedResponse = {},
  ) {
    super(`${kind} ${code ?? ''}`);
    this.data = data;
    this.serverMessage = serverMessage;
  }
}
