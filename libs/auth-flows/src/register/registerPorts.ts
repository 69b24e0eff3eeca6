import type { CallResultOf, RequestOf } from '@pavilion/api-client';
import type { LookUpCaptcha } from '../captcha/lookUpCaptcha.ts';

/** Ports of registration. */
export interface RegisterPorts {
  /** Sends a registration under `requestId`. After a lost response it is called again with the same id and request. */
  readonly register: (
    request: RequestOf<'user.register'>,
    signal: AbortSignal,
    requestId: string,
  ) => Promise<CallResultOf<'user.register'>>;
  /** Returns the MD5 of a prepared password as lower-case hex (ruling A2). */
  readonly hashPassword: (password: string) => string | Promise<string>;
  /** Returns the host name and the invitation codes, from the URL or else from storage (AUT-08). */
  readonly readInvite: () => { readonly domain: string; readonly rCode: string; readonly iCode: string };
  readonly lookUpCaptcha?: LookUpCaptcha;
  /** Receives unexpected errors. The player sees a general text. */
  readonly report?: (error: unknown) => void;
}
