const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Limit of the attempts with one key, such as an account or a client address. */
export interface AttemptLimit {
  /** Number of attempts after which further ones are refused. */
  readonly max: number;
  /** Time after the first attempt at which the count starts again, milliseconds. */
  readonly windowMs: number;
  /** Number of attempts from which a captcha is required. */
  readonly captchaFrom?: number;
  /** Whether the key is a client address. Many players may share one; an operator can widen these limits. */
  readonly isOfAddress?: boolean;
}

/**
 * Limits of attempts (rulings A4 and A6).
 *
 * The device id is chosen by the client. It only divides the limit of an account or an address; it is never a key of its
 * own.
 */
export const attemptLimits = {
  /** Failed logins of a name, from all devices from which the member has not logged in. */
  loginOfName: { max: 10, captchaFrom: 5, windowMs: HOUR },
  /** Failed logins of a name from a device from which the member has logged in. */
  loginOfKnownDevice: { max: 10, captchaFrom: 5, windowMs: 15 * MINUTE },
  loginOfAddress: { max: 100, captchaFrom: 20, windowMs: 15 * MINUTE, isOfAddress: true },
  /** Captchas that were drawn for a device of an address, and for the address. */
  captchaOfClient: { max: 60, windowMs: 10 * MINUTE },
  captchaOfAddress: { max: 600, windowMs: 10 * MINUTE, isOfAddress: true },
  /** Wrong captcha solutions of a device of an address, and of the address. */
  solutionOfClient: { max: 10, windowMs: 10 * MINUTE },
  solutionOfAddress: { max: 100, windowMs: 10 * MINUTE, isOfAddress: true },
  /** Wrong phone numbers or mail addresses of an account in the check before a code is sent. */
  numberOfAccount: { max: 5, windowMs: HOUR },
  /** Codes requested by a member, and from an address. Each recipient has a limit as well. */
  codeOfMember: { max: 20, windowMs: HOUR },
  codeOfAddress: { max: 100, windowMs: HOUR, isOfAddress: true },
  /** Registrations from a device of an address, and from the address. */
  registrationOfClient: { max: 5, windowMs: HOUR },
  registrationOfAddress: { max: 50, windowMs: HOUR, isOfAddress: true },
  /** Applications of agents from a device of an address, and from the address. */
  applicationOfClient: { max: 5, windowMs: HOUR },
  applicationOfAddress: { max: 30, windowMs: HOUR, isOfAddress: true },
  /** Wrong passwords that a logged-in member enters to change a password. */
  passwordOfMember: { max: 5, windowMs: 15 * MINUTE },
  /** Messages to customer service of a member, of a guest's device at an address, and of all guests at an address. */
  messageOfMember: { max: 60, windowMs: 10 * MINUTE },
  messageOfClient: { max: 30, windowMs: 10 * MINUTE },
  messageOfAddress: { max: 300, windowMs: 10 * MINUTE, isOfAddress: true },
} as const satisfies Readonly<Record<string, AttemptLimit>>;

export type AttemptLimitName = keyof typeof attemptLimits;
