import type { CallResultOf, RequestOf } from '@pavilion/api-client';
import type { LookUpCaptcha } from '../captcha/lookUpCaptcha.ts';

/** What registration needs from its host. */
export interface RegisterPorts {
  /** Sends it under `requestId`: a registration whose answer was lost comes again with its own id, and is answered as it was. */
  readonly register: (
    request: RequestOf<'user.register'>,
    signal: AbortSignal,
    requestId: string,
  ) => Promise<CallResultOf<'user.register'>>;
  /** md5 as lower-case hex (ruling A2). */
  readonly hashPassword: (password: string) => string | Promise<string>;
  /** Where the player registers and who sent them: host name, and the codes of the URL, else those stored (AUT-08). */
  readonly readInvite: () => { readonly domain: string; readonly rCode: string; readonly iCode: string };
  readonly lookUpCaptcha?: LookUpCaptcha;
  /** Hears an error that is a bug; the player sees a plain text meanwhile. */
  readonly report?: (error: unknown) => void;
}
