import type { Clock } from '@pavilion/kernel';
import { createThrottle, type Throttle } from './createThrottle.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Limits of attempts per key (ruling A4). They are kept in memory and a restart clears them. */
export interface AuthLimits {
  /** Failed logins of a device. At the limit a captcha is required. A successful login does not clear the count. */
  readonly captchaFailures: Throttle;
  /** Wrong captcha solutions of a device. */
  readonly captchaGuesses: Throttle;
  /** Captchas created for a device, and for an address. */
  readonly captchasDrawn: Throttle;
  readonly captchasDrawnByIp: Throttle;
  /** Failed logins of a name from any device. At the limit the next login needs a check (6029); no member is locked out. */
  readonly nameFailures: Throttle;
  /** Failed logins of an address. */
  readonly ipFailures: Throttle;
  /** Wrong numbers in the check before a code is sent. */
  readonly numberGuesses: Throttle;
  /** Codes requested by a device, and by an address. */
  readonly codeRequests: Throttle;
  readonly codeRequestsByIp: Throttle;
  /** Registrations of a device, and of an address. */
  readonly registrations: Throttle;
  readonly registrationsByIp: Throttle;
  /** Wrong passwords of a logged-in member. */
  readonly passwordGuesses: Throttle;
}

/** Creates the limits. Limits by address are high, because many players may share one address. */
export const createAuthLimits = (clock: Clock): AuthLimits => ({
  captchaFailures: createThrottle(clock, 3, 15 * MINUTE),
  captchaGuesses: createThrottle(clock, 10, 10 * MINUTE),
  captchasDrawn: createThrottle(clock, 60, 10 * MINUTE),
  captchasDrawnByIp: createThrottle(clock, 3_000, 10 * MINUTE),
  nameFailures: createThrottle(clock, 5, HOUR),
  ipFailures: createThrottle(clock, 600, MINUTE),
  numberGuesses: createThrottle(clock, 5, 15 * MINUTE),
  codeRequests: createThrottle(clock, 20, HOUR),
  codeRequestsByIp: createThrottle(clock, 1_000, HOUR),
  registrations: createThrottle(clock, 5, HOUR),
  registrationsByIp: createThrottle(clock, 500, HOUR),
  passwordGuesses: createThrottle(clock, 5, 15 * MINUTE),
});
