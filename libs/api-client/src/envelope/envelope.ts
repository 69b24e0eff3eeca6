/** Body of every response after opening (API-08). 6000 is success; any other code is a refusal. */
export interface Envelope<Data = unknown> {
  readonly status_code: number;
  readonly data: Data;
  readonly message: string;
}

/** `data` of the code 6008 "illegal request": the server's clock in milliseconds (ruling W2). */
export interface IllegalRequestData {
  readonly serverTime: number;
}

/** Code of a successful call. */
export const SUCCESS = 6000;

/** Code of a call whose session has ended. */
export const LOGIN_EXPIRED = 6001;

/** Code of a call that failed a check of signature, time or seal. */
export const ILLEGAL_REQUEST = 6008;
