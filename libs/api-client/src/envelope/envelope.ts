/** What every answer is, once opened (API-08). Success is 6000; everything else is a refusal. */
export interface Envelope<Data = unknown> {
  readonly status_code: number;
  readonly data: Data;
  readonly message: string;
}

/** `data` of an "illegal request" (6008): teaches a client the server's clock (ruling W2). Milliseconds. */
export interface IllegalRequestData {
  readonly serverTime: number;
}

export const SUCCESS = 6000;
export const LOGIN_EXPIRED = 6001;
export const ILLEGAL_REQUEST = 6008;
